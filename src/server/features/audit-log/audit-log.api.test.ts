import { beforeAll, expect, test } from 'vitest'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import { type AuditEntry, AuditPage } from '#contracts/audit-log/audit-log.ts'
import { recipes } from '#server/db/schema.ts'
import { recordChange } from '#server/features/audit-log/record-change.repository.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)
beforeAll(async () => {
  await site.database.db.insert(recipes).values(newRecipe(7, 'Marinara'))
})

const read = async (after?: number) =>
  AuditPage.parse(
    (await admin.send('GET', `${listAuditLog.path}${after === undefined ? '' : `?after=${after}`}`)).json(),
  )

test('names who did it and what it was done to, also when that is gone', async () => {
  const { db } = site.database
  const actor = admin.user
  await recordChange(db, {
    actor,
    action: 'recipe.changed',
    subject: { type: 'recipe', id: 7 },
    before: { servings: 4 },
    after: { servings: 2 },
  })
  await recordChange(db, {
    actor: undefined,
    action: 'recipe.deleted',
    subject: { type: 'recipe', id: 8 },
    before: { name: 'Sparita' },
  })
  await recordChange(db, { actor, action: 'user.promoted', subject: { type: 'user', id: actor.id } })
  const { entries } = await read()
  const what = ({ actorName, action, subjectName, before, after }: AuditEntry) => [
    actorName,
    action,
    subjectName,
    before,
    after,
  ]
  expect(entries.map(what)).toEqual([
    ['Anna Rossi', 'user.promoted', 'Anna Rossi', null, null],
    [null, 'recipe.deleted', 'Sparita', { name: 'Sparita' }, null],
    ['Anna Rossi', 'recipe.changed', 'Marinara', { servings: 4 }, { servings: 2 }],
  ])
})

test('is read page by page, the newest first', async () => {
  for (let i = 0; i < 60; i += 1) {
    await recordChange(site.database.db, {
      actor: admin.user,
      action: 'recipe.published',
      subject: { type: 'recipe', id: 7 },
    })
  }
  const ids: number[] = []
  let after: number | undefined
  do {
    const page = await read(after)
    ids.push(...page.entries.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(ids).toHaveLength(63)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
})
