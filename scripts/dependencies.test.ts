import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
type Manifest = Record<string, Record<string, string> | undefined>
const manifests = ['package.json', 'tools/imagery/package.json'].map(
  (file) => JSON.parse(read(file)) as Manifest,
)
const direct = manifests.flatMap((manifest) =>
  ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  ),
)
const table = read('docs/decisions/0028-dependencies.md').split('What stays by hand')[0] ?? ''
const rows = [...table.matchAll(/^\| `(.+?)` \| (.+?) \|$/gm)].map(([, name, reason]) => ({ name, reason }))

test('every direct dependency has its reason, and nothing else has', () => {
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(direct.map(([name]) => name)))
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(rows.filter(({ reason }) => !reason?.trim())).toEqual([])
})

test('versions are exact, and no dependency needs another to be changed', () => {
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(manifests.map(({ overrides }) => overrides)).toEqual([undefined, undefined])
})
