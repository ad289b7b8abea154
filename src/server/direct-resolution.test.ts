import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inDrizzle } from './direct-resolution.ts'

const INDEX = import.meta.resolve('drizzle-orm')

test('finds every file that drizzle-orm’s first one names, as Node would', async () => {
  const source = await readFile(fileURLToPath(INDEX), 'utf8')
  const named = [...source.matchAll(/from "(\.[^"]+)"/g)].map(([, specifier = '']) => specifier)
  expect(named.length).toBeGreaterThan(10)
  for (const specifier of named) {
    const url = inDrizzle(specifier, INDEX)
    expect(url && existsSync(fileURLToPath(url)), specifier).toBe(true)
  }
})

test('leaves everything else to Node: other packages, the site’s own files, what drizzle-orm needs', () => {
  expect(inDrizzle('./app.ts', import.meta.url)).toBeUndefined()
  expect(inDrizzle('pg', INDEX)).toBeUndefined()
  expect(inDrizzle('drizzle-orm', import.meta.url)).toBeUndefined()
  expect(inDrizzle('./index.js', import.meta.resolve('fastify'))).toBeUndefined()
})

test('what Node is spared from asking is still so: drizzle-orm is made of modules', async () => {
  const manifest = new URL('package.json', INDEX)
  expect(JSON.parse(await readFile(manifest, 'utf8'))).toMatchObject({ type: 'module' })
})
