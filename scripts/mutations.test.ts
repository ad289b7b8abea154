import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as accounts from '#contracts/accounts/accounts.endpoints.ts'
import * as people from '#contracts/users/admin-users.endpoints.ts'
import { askedProof } from '#server/features/accounts/proofs/account-proofs.ts'
import { MUTATIONS } from './mutations.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

const changes = MUTATIONS.map(({ change }) => change)
const pathOf = ({ file }: { file: string }) => join(root, file)

test.each(changes.filter((change) => 'find' in change))('$file still holds $find', (change) => {
  expect(readFileSync(pathOf(change), 'utf8')).toContain(change.find)
})

test.each(
  changes.flatMap((change) => {
    const [, imported] = ('add' in change && /^import '(\.{2}.*)'$/.exec(change.add)) || []
    return imported ? [join(pathOf(change), '..', imported)] : 'remove' in change ? [pathOf(change)] : []
  }),
)('%s is still there', (path) => expect(existsSync(path)).toBe(true))

test('every call that asks for a proof is broken once', () => {
  const asking = Object.entries({ ...accounts, ...people }).filter(
    ([, { method, path }]) => askedProof(method, path) !== 'nothing',
  )
  const broken = MUTATIONS.filter(({ caughtBy }) => caughtBy === 'proofs on PostgreSQL')
  expect(broken.map(({ breaks }) => breaks)).toEqual(
    expect.arrayContaining(asking.map(([name]) => `${name} asks for no proof`)),
  )
  expect(asking.length).toBeGreaterThan(10)
})
