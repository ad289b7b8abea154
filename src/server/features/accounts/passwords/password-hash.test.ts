import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('knows its own password and no other', async () => {
  const hash = await hashPassword('farina e acqua')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('farina e acqua')).not.toBe(hash)
  expect(await isPassword('farina e acqua', hash)).toBe(true)
  expect(await isPassword('farina e Acqua', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test('nobody has the password of the dummy', async () => {
  expect(await isPassword('di nessuno', undefined)).toBe(false)
})

test('256 characters of any kind count to the last', async () => {
  const long = '🍕'.repeat(127)
  const hash = await hashPassword(`${long}ab`)
  expect(await isPassword(`${long}ab`, hash)).toBe(true)
  expect(await isPassword(`${long}ac`, hash)).toBe(false)
})

test('other work goes on meanwhile', async () => {
  let hashing = true
  const hashes = Promise.all(Array.from({ length: 12 }, (_, i) => hashPassword(`password ${i}`)))
  void hashes.then(() => {
    hashing = false
  })
  let turns = 0
  while (hashing) {
    await nextTurn()
    turns += 1
  }
  expect(turns).toBeGreaterThan(1000) // with the work in the event loop there would be one turn a hash
})

test('a flood is told to come back instead of piling up', async () => {
  const all = await Promise.allSettled(Array.from({ length: 203 }, () => isPassword('x', 'no hash')))
  const reasons = all.map((one) => (one.status === 'rejected' ? (one.reason as { code?: string }).code : ''))
  expect(reasons.filter((code) => code === 'unavailable')).toHaveLength(1)
  await expect(hashPassword('dopo la piena')).resolves.toContain('argon2id')
})
