import { expect, test } from 'vitest'
import { isAllowed, type Lock, licenceTable, packagesOf, readLock } from './licences.ts'

const unknownIn = (lock: Lock) =>
  packagesOf(lock)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name }) => name)

test('every package, tools too, has a licence that somebody has allowed', async () => {
  const lock = await readLock()
  expect(packagesOf(lock).filter(({ isTool }) => isTool).length).toBeGreaterThan(100)
  expect(packagesOf(lock).filter(({ isTool }) => !isTool).length).toBeGreaterThan(100)
  expect(unknownIn(lock)).toEqual([])
})

test('a package under another licence, or under none, is named, whoever needs it', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0', license: 'UNLICENSED' },
      'node_modules/fine': { version: '1.0.0', license: 'MIT' },
      'node_modules/viral': { version: '2.0.0', license: 'AGPL-3.0-only' },
      'node_modules/fine/node_modules/@some/silent': { version: '3.0.0' },
      'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
    },
  }
  expect(unknownIn(lock)).toEqual(['viral', '@some/silent', 'tool'])
})

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['MIT AND AGPL-3.0-only', false],
  ['AGPL-3.0-only OR SSPL-1.0', false],
  ['(MIT OR GPL-3.0-only) AND SSPL-1.0', false],
  ['constructor', false],
  ['', false],
])('%s is allowed: %s', (licence, expected) => expect(isAllowed(licence)).toBe(expected))

test('the table names each package once, the commonest licence first', () => {
  const of = (name: string, licence: string) => ({ name, version: '1.0.0', licence, isTool: false })
  expect(licenceTable([of('b', 'ISC'), of('z', 'MIT'), of('a', 'MIT'), of('a', 'MIT')])).toBe(
    '| licenza | pacchetti | quali |\n| --- | --: | --- |\n| MIT | 3 | a, z |\n| ISC | 1 | b |',
  )
})
