import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startRecipeImport } from '#contracts/import/admin-import.endpoints.ts'
import { importRuns } from '#server/db/schema-import.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

test('a run that cannot be written into the register is not started', async () => {
  const { db } = site.database
  const admin = await testAdmin(site)
  await db.execute(sql`alter table audit_log rename to audit_log_away`)
  const answer = await admin.call(startRecipeImport)
  await db.execute(sql`alter table audit_log_away rename to audit_log`)
  expect(answer.statusCode).toBe(500)
  expect(await db.select().from(importRuns)).toEqual([])
})
