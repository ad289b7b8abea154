import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const LISTS_WHAT_IT_LOADS = `
import { registerHooks } from 'node:module'
const loaded = new Set()
registerHooks({
  load: (url, context, next) => {
    const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]
    if (name) loaded.add(name)
    return next(url, context)
  },
})
await import('./src/server/app.ts')
process.stdout.write([...loaded].join('\\n'))
process.exit(0)
`

const SELDOM_USED = [
  '@ai-sdk/openai-compatible',
  '@electric-sql/pglite',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'ai',
  'cheerio',
  'fast-xml-parser',
  'pdfmake',
  'sharp',
  'undici',
  'vite',
]

test('the server starts without the packages that it seldom uses', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', LISTS_WHAT_IT_LOADS],
    { cwd: fileURLToPath(new URL('../../', import.meta.url)) },
  )
  const loaded = stdout.split('\n')
  expect(loaded).toContain('fastify')
  expect(loaded.filter((name) => SELDOM_USED.includes(name))).toEqual([])
})
