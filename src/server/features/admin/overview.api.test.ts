import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { recipes } from '#server/db/schema.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testAdmin } from '#tests/support/test-person.ts'

const site = sharedApp()

test('the overview counts what is in the database', async () => {
  const admin = await testAdmin(site)
  const listed = async (path: string) => (await site.app.inject(path)).json<Recipe[]>().length
  const expected = {
    users: 1,
    recipes: await listed(listRecipes.path),
    recipeDrafts: 0,
    pizzerias: await listed(listPizzerias.path),
    glossaryTerms: await listed(listGlossaryTerms.path),
    pendingApprovals: 0,
  }
  expect((await admin.call(getAdminOverview)).json()).toEqual(expected)

  await site.database.db.update(recipes).set({ published: false }).where(eq(recipes.id, 1))
  const gone = { published: false, deletedAt: new Date() }
  await site.database.db.update(recipes).set(gone).where(eq(recipes.id, 2))
  expect((await admin.call(getAdminOverview)).json()).toEqual({
    ...expected,
    recipes: expected.recipes - 2,
    recipeDrafts: 1,
  })
})
