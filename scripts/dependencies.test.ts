import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>
const direct = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.entries(manifest[kind] ?? {}),
)
const table = read('docs/decisions/0028-dependencies.md').split('What stays by hand')[0] ?? ''
const rows = [...table.matchAll(/^\| `(.+?)` \| (.+?) \|$/gm)].map(([, name, reason]) => ({ name, reason }))

test('every direct dependency has its reason, and nothing else has', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(direct.map(([name]) => name).toSorted())
  expect(rows.filter(({ reason }) => !reason?.trim())).toEqual([])
})

test('versions are exact, and no dependency needs another to be changed', () => {
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(manifest.overrides).toBeUndefined()
})
