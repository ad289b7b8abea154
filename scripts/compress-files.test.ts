import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cornicione-compress-'))
})
afterAll(() => rm(dir, { recursive: true }))

test('writes an encoding beside every text that gains by it, in every folder', async () => {
  const text = 'const farina = 1\n'.repeat(200)
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'assets/a.js'), text)
  await writeFile(join(dir, 'small.css'), 'a{}')
  await writeFile(join(dir, 'assets/small.js'), 'const a = "lievito, lievito, lievito, lievito"')
  await writeFile(join(dir, 'picture.webp'), Buffer.alloc(5000))
  await compressFiles(dir)

  expect((await readdir(dir)).sort()).toEqual(['assets', 'picture.webp', 'small.css'])
  expect((await readdir(join(dir, 'assets'))).sort()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'small.js',
    'small.js.br',
    'small.js.gz',
  ])
  expect(brotliDecompressSync(await readFile(join(dir, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(dir, 'assets/a.js.gz'))).toString()).toBe(text)
})
