import { beforeAll, expect, test } from 'vitest'
import { auditLog } from '#server/db/schema-admin.ts'
import { type Account, usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { recordChange } from './record-change.repository.ts'

const database = sharedDatabase()
let actor: Account
beforeAll(async () => {
  actor = await usersRepository(database.db).create({
    username: 'redattrice',
    email: 'redattrice@example.it',
    name: 'Ada',
    passwordHash: 'x',
  })
})

const entries = () => database.db.select().from(auditLog).orderBy(auditLog.id)
const subject = { type: 'recipe', id: 7 } as const

test('keeps the fields that differ, and only those', async () => {
  const before = { name: 'Marinara', servings: 4, ingredients: ['aglio'] }
  const after = { name: 'Marinara', servings: 2, ingredients: ['aglio', 'olio'] }
  await recordChange(database.db, { actor, action: 'recipe.changed', subject, before, after })
  expect((await entries()).at(-1)).toMatchObject({
    actorId: actor.id,
    action: 'recipe.changed',
    subjectType: 'recipe',
    subjectId: '7',
    before: { servings: 4, ingredients: ['aglio'] },
    after: { servings: 2, ingredients: ['aglio', 'olio'] },
  })
})

test('what is new or gone is kept whole; what stays the same is no change', async () => {
  const whole = { name: 'Marinara' }
  await recordChange(database.db, { actor, action: 'recipe.created', subject, after: whole })
  expect((await entries()).at(-1)).toMatchObject({ before: null, after: whole })
  await recordChange(database.db, { actor: undefined, action: 'recipe.deleted', subject, before: whole })
  expect((await entries()).at(-1)).toMatchObject({ actorId: null, before: whole, after: null })
  const { length } = await entries()
  await recordChange(database.db, { actor, action: 'recipe.changed', subject, before: whole, after: whole })
  expect(await entries()).toHaveLength(length)
})

test('is undone with the change that it records, and outlives whoever made it', async () => {
  const { length } = await entries()
  await expect(
    database.db.transaction(async (tx) => {
      await recordChange(tx, { actor, action: 'recipe.published', subject })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await entries()).toHaveLength(length)

  await recordChange(database.db, { actor, action: 'recipe.published', subject })
  await usersRepository(database.db).remove(actor)
  expect((await entries()).at(-1)).toMatchObject({ action: 'recipe.published', actorId: null })
})
