import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema-accounts.ts'
import { auditLog } from '#server/db/schema-admin.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { sharedDatabase, testOnPostgres } from '#tests/support/test-database.ts'
import { emailTokensRepository } from '../mailed-links/email-tokens.repository.ts'
import { credentialsRepository } from '../passwords/credentials.repository.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { sessionsRepository } from '../sessions/sessions.repository.ts'
import { ensureAdmin, promote, WeakAdminPassword } from './admin-account.ts'
import { usersRepository } from './users.repository.ts'

const database = sharedDatabase()

const password = 'la chiave del forno'
const accountOf = (email: string) => usersRepository(database.db).byEmail(email)
const written = async (email: string) => {
  const { action, actorId, before, after } = auditLog
  return database.db
    .select({ action, actorId, before, after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, String((await accountOf(email))?.id)))
}
const register = (username: string, more: object = {}) =>
  usersRepository(database.db).create({
    username,
    email: `${username}@example.it`,
    name: username,
    passwordHash: 'of its owner',
    ...more,
  })

test('makes one, once, also when two servers start together', async () => {
  const admin = { email: 'capo@example.it', password }
  const outcomes = await Promise.all([ensureAdmin(database.db, admin), ensureAdmin(database.db, admin)])
  expect(outcomes.sort()).toEqual(['created', 'unchanged'])
  expect(await ensureAdmin(database.db, { ...admin, email: 'Capo@example.it', password: 'altra' })).toBe(
    'unchanged',
  )
  const account = await accountOf(admin.email)
  expect(account).toMatchObject({ username: 'admin', isAdmin: true, emailVerifiedAt: expect.any(Date) })
  expect(await isPassword(password, account?.passwordHash)).toBe(true)
})

test('is in the register, once, with what it became', async () => {
  expect(await written('capo@example.it')).toEqual([
    {
      action: 'user.created',
      actorId: null,
      before: null,
      after: { name: 'Amministratore', username: 'admin', isAdmin: true, isVerified: true },
    },
  ])
})

test.each(['undici cara', 'qwertyasdfgh', '112233445566'])(
  'gives nobody the password %s, and asks nothing of who is one already',
  async (weak) => {
    await expect(ensureAdmin(database.db, { email: 'debole@example.it', password: weak })).rejects.toThrow(
      WeakAdminPassword,
    )
    expect(await accountOf('debole@example.it')).toBeUndefined()
    expect(await ensureAdmin(database.db, { email: 'capo@example.it', password: weak })).toBe('unchanged')
  },
)

test('a user name that is taken is no obstacle', async () => {
  expect(await ensureAdmin(database.db, { email: 'vice@example.it', password })).toBe('created')
  expect(await accountOf('vice@example.it')).toMatchObject({ username: 'admin-2' })
})

test('promotes who has proved the address, and leaves the password alone', async () => {
  await register('provata', { emailVerifiedAt: new Date() })
  expect(await ensureAdmin(database.db, { email: 'provata@example.it', password })).toBe('promoted')
  expect(await accountOf('provata@example.it')).toMatchObject({ isAdmin: true, passwordHash: 'of its owner' })
  expect(await written('provata@example.it')).toEqual([
    { action: 'user.promoted', actorId: null, before: { isAdmin: false }, after: { isAdmin: true } },
  ])
})

test('who registered the address of the administrator before him gains nothing by it', async () => {
  await sessionsRepository(database.db).create('his session', await register('abusivo'), 3600)
  expect(await ensureAdmin(database.db, { email: 'abusivo@example.it', password })).toBe('taken_over')
  const account = await accountOf('abusivo@example.it')
  expect(account?.isAdmin).toBe(true)
  expect(await isPassword(password, account?.passwordHash)).toBe(true)
  expect(await sessionsRepository(database.db).find('his session')).toBeUndefined()
  expect(await written('abusivo@example.it')).toMatchObject([
    { before: { isAdmin: false, isVerified: false }, after: { isAdmin: true, isVerified: true } },
  ])
})

testOnPostgres('who leaves the address in the same moment does not take the power along', async () => {
  const { db } = database
  const { id } = await register('lesto')
  const outcome = await heldUp(
    db,
    (tx) => tx.update(users).set({ email: 'altrove@example.it' }).where(eq(users.id, id)),
    () => ensureAdmin(db, { email: 'lesto@example.it', password }),
  )
  expect(outcome).toBe('created')
  expect(await accountOf('altrove@example.it')).toMatchObject({
    id,
    isAdmin: false,
    passwordHash: 'of its owner',
  })
  expect(await accountOf('lesto@example.it')).toMatchObject({ isAdmin: true })
})

test('the command line promotes whom it names, and nobody else', async () => {
  await register('semplice')
  expect(await promote(database.db, 'nessuno@example.it')).toBeUndefined()
  expect(await accountOf('semplice@example.it')).toMatchObject({ isAdmin: false })
  expect(await promote(database.db, 'SEMPLICE@example.it')).toMatchObject({ emailVerifiedAt: null })
  expect(await accountOf('semplice@example.it')).toMatchObject({ isAdmin: true })
})

testOnPostgres('who is deleted meanwhile is not promoted', async () => {
  const { db } = database
  const { id } = await register('sparita')
  const promoted = await heldUp(
    db,
    (tx) => tx.delete(users).where(eq(users.id, id)),
    () => promote(db, 'sparita@example.it'),
  )
  expect(promoted).toBeUndefined()
  expect(
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id))),
  ).toEqual([])
})

test('one who has just changed his address is one already; anybody else who has does not get in the way', async () => {
  const credentials = credentialsRepository(database.db)
  for (const [isAdmin, outcome] of [
    [true, 'unchanged'],
    [false, 'created'],
  ] as const) {
    const name = `trasloca${outcome}`
    const { id, email } = await register(name, { isAdmin, emailVerifiedAt: new Date() })
    await credentials.changeProfile(id, { email: `nuova-${email}`, username: name, name })
    expect(await ensureAdmin(database.db, { email, password })).toBe(outcome)
  }
})

test('one who is taken over cannot go back to an address of his own', async () => {
  const credentials = credentialsRepository(database.db)
  const { id, email } = await register('furbo', { emailVerifiedAt: new Date() })
  const mine = { email: 'futuro@example.it', username: 'furbo', name: 'furbo' }
  await credentials.changeProfile(id, mine)
  await emailTokensRepository(database.db).create('undo hash', { userId: id, email }, 'undo', 3600)
  expect(await ensureAdmin(database.db, { email: mine.email, password })).toBe('taken_over')
  expect(await credentials.undoAddressChange('undo hash', '')).toBeUndefined()
  expect((await accountOf(mine.email))?.isAdmin).toBe(true)
})
