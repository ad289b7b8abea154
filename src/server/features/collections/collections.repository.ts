import { and, asc, count, eq, sql } from 'drizzle-orm'
import {
  COLLECTION_LIMITS,
  type Collection,
  type NewCollectionName,
} from '#contracts/collections/collection.ts'
import type { Database } from '#server/db/database.ts'
import { isVersion, newVersion } from '#server/db/new-version.ts'
import { recipes } from '#server/db/schema.ts'
import { collectionRecipes, collections } from '#server/db/schema-readers.ts'
import { lockUser } from '#server/features/accounts/users/lock-user.repository.ts'

export interface CollectionKey {
  userId: number
  id: string
}

export type CollectionRefusal = 'unknown_collection' | 'unknown_recipe' | 'too_many' | 'full' | 'name_taken'

const isCollection = ({ userId, id }: CollectionKey) =>
  and(eq(collections.userId, userId), eq(collections.id, id))
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase()
const isEntry = ({ userId, id }: CollectionKey, recipeId: number) =>
  and(
    eq(collectionRecipes.userId, userId),
    eq(collectionRecipes.collectionId, id),
    eq(collectionRecipes.recipeId, recipeId),
  )

export const collectionsRepository = (db: Database) => ({
  list: (userId: number): Promise<Collection[]> => read(db, userId),

  create: (userId: number, name: string): Promise<Collection | CollectionRefusal> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const owned = await namesOf(tx, userId)
      if (owned.length >= COLLECTION_LIMITS.collections) return 'too_many'
      if (owned.some((one) => nameKey(one.name) === nameKey(name))) return 'name_taken'
      const taken = new Set(owned.map(({ id }) => id))
      let moment = Date.now()
      while (taken.has(`collection-${moment}`)) moment += 1
      const id = `collection-${moment}`
      await tx.insert(collections).values({ userId, id, name })
      return one(tx, { userId, id })
    }),

  rename: (
    key: CollectionKey,
    { name, basedOn }: NewCollectionName,
  ): Promise<Collection | CollectionRefusal | { outdated: Collection }> =>
    db.transaction(async (tx) => {
      await lockUser(tx, key.userId)
      const before = await one(tx, key)
      if (typeof before === 'string') return before
      if (!isVersion(new Date(before.updatedAt), basedOn)) return { outdated: before }
      const owned = await namesOf(tx, key.userId)
      if (owned.some(({ id, name: other }) => id !== key.id && nameKey(other) === nameKey(name)))
        return 'name_taken'
      await tx
        .update(collections)
        .set({ name, updatedAt: newVersion(collections.updatedAt) })
        .where(isCollection(key))
      return one(tx, key)
    }),

  remove: (key: CollectionKey): Promise<boolean> =>
    db.transaction(async (tx) => {
      await lockUser(tx, key.userId)
      const { rowCount } = await tx.delete(collections).where(isCollection(key))
      return (rowCount ?? 0) > 0
    }),

  addRecipe: (key: CollectionKey, recipeId: number): Promise<Collection | CollectionRefusal> =>
    db.transaction(async (tx) => {
      await lockUser(tx, key.userId)
      const before = await one(tx, key)
      if (typeof before === 'string' || before.recipeIds.includes(recipeId)) return before
      const isPublished = and(eq(recipes.id, recipeId), eq(recipes.published, true))
      const [recipe] = await tx.select({ id: recipes.id }).from(recipes).where(isPublished)
      if (!recipe) return 'unknown_recipe'
      const [kept] = await tx
        .select({ total: count() })
        .from(collectionRecipes)
        .where(and(eq(collectionRecipes.userId, key.userId), eq(collectionRecipes.collectionId, key.id)))
      if ((kept?.total ?? 0) >= COLLECTION_LIMITS.recipes) return 'full'
      await tx
        .insert(collectionRecipes)
        .values({ userId: key.userId, collectionId: key.id, recipeId })
        .onConflictDoNothing()
      return one(tx, key)
    }),

  async removeRecipe(key: CollectionKey, recipeId: number): Promise<Collection | CollectionRefusal> {
    await db.delete(collectionRecipes).where(isEntry(key, recipeId))
    return one(db, key)
  },
})

const namesOf = (db: Database, userId: number) =>
  db
    .select({ id: collections.id, name: collections.name })
    .from(collections)
    .where(eq(collections.userId, userId))

async function one(db: Database, { userId, id }: CollectionKey): Promise<Collection | CollectionRefusal> {
  const [found] = await read(db, userId, id)
  return found ?? 'unknown_collection'
}

async function read(db: Database, userId: number, onlyId?: string): Promise<Collection[]> {
  const rows = await db
    .select({
      id: collections.id,
      name: collections.name,
      updatedAt: collections.updatedAt,
      recipeIds: sql<
        number[]
      >`coalesce(array_agg(${recipes.id} order by ${collectionRecipes.position}) filter (where ${recipes.id} is not null), '{}')`,
    })
    .from(collections)
    .leftJoin(
      collectionRecipes,
      and(
        eq(collectionRecipes.userId, collections.userId),
        eq(collectionRecipes.collectionId, collections.id),
      ),
    )
    .leftJoin(recipes, and(eq(recipes.id, collectionRecipes.recipeId), eq(recipes.published, true)))
    .where(and(eq(collections.userId, userId), onlyId === undefined ? undefined : eq(collections.id, onlyId)))
    .groupBy(collections.userId, collections.id)
    .orderBy(
      sql`case ${collections.id} when 'favorites' then 0 when 'to-try' then 1 else 2 end`,
      asc(collections.createdAt),
      asc(collections.id),
    )
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}
