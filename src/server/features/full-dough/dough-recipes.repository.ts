import { and, count, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { type DoughRecipe, MOST_DOUGH_RECIPES } from '#contracts/full-dough/dough-recipe.ts'
import type { DoughRecipePayload } from '#contracts/full-dough/dough-recipe-payload.ts'
import type { Database } from '#server/db/database.ts'
import { doughRecipes } from '#server/db/schema-readers.ts'

export type Owner = { userId: number } | { visitorHash: string }

const belongsTo = (owner: Owner) =>
  'userId' in owner ? eq(doughRecipes.userId, owner.userId) : eq(doughRecipes.visitorHash, owner.visitorHash)

const toRecipe = ({ id, recipe, createdAt }: typeof doughRecipes.$inferSelect): DoughRecipe => ({
  id,
  createdAt: createdAt.toISOString(),
  ...recipe,
})

export const doughRecipesRepository = (db: Database) => ({
  async list(owner: Owner): Promise<DoughRecipe[]> {
    const rows = await db.select().from(doughRecipes).where(belongsTo(owner)).orderBy(desc(doughRecipes.id))
    return rows.map(toRecipe)
  },

  async one(owner: Owner, id: number): Promise<DoughRecipe | undefined> {
    const [row] = await db
      .select()
      .from(doughRecipes)
      .where(and(belongsTo(owner), eq(doughRecipes.id, id)))
    return row && toRecipe(row)
  },

  add: (owner: Owner, recipe: DoughRecipePayload): Promise<DoughRecipe | undefined> =>
    db.transaction(async (tx) => {
      await forgetOldVisitors(tx)
      await lock(tx, owner)
      if ((await room(tx, owner)) <= 0) return undefined
      const [row] = await tx
        .insert(doughRecipes)
        .values({ ...owner, recipe })
        .returning()
      return row && toRecipe(row)
    }),

  async remove(owner: Owner, id: number): Promise<boolean> {
    const { rowCount } = await db.delete(doughRecipes).where(and(belongsTo(owner), eq(doughRecipes.id, id)))
    return (rowCount ?? 0) > 0
  },

  adopt: (visitorHash: string, userId: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      await lock(tx, { userId })
      // Waits for a save in progress, so that its recipe is adopted, too.
      await lock(tx, { visitorHash })
      const newest = tx
        .select({ id: doughRecipes.id })
        .from(doughRecipes)
        .where(belongsTo({ visitorHash }))
        .orderBy(desc(doughRecipes.id))
        .limit(Math.max(0, await room(tx, { userId })))
      await tx.update(doughRecipes).set({ userId, visitorHash: null }).where(inArray(doughRecipes.id, newest))
      return (await howMany(tx, { visitorHash })) === 0
    }),
})

async function howMany(db: Database, owner: Owner): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(doughRecipes).where(belongsTo(owner))
  return row?.kept ?? 0
}

const room = async (db: Database, owner: Owner): Promise<number> =>
  MOST_DOUGH_RECIPES - (await howMany(db, owner))

async function lock(tx: Database, owner: Owner): Promise<void> {
  const key = 'userId' in owner ? `dough user ${owner.userId}` : `dough visitor ${owner.visitorHash}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

async function forgetOldVisitors(tx: Database): Promise<void> {
  await tx
    .delete(doughRecipes)
    .where(
      and(isNotNull(doughRecipes.visitorHash), lt(doughRecipes.createdAt, sql`now() - interval '1 year'`)),
    )
}
