import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type {
  AdminRecipe,
  AdminRecipeSearch,
  RecipeDraft,
  RecipeState,
} from '#contracts/recipes/admin-recipes.ts'
import type { Database } from '#server/db/database.ts'
import { isVersion } from '#server/db/new-version.ts'
import { recipes } from '#server/db/schema.ts'
import { type Actor, recordChange } from '#server/features/audit-log/record-change.repository.ts'
import {
  type EditedRow,
  editingColumns,
  recorded,
  toAdminRecipe,
  toColumns,
} from '#server/features/recipes/edited-recipe.repository.ts'
import {
  changeRecipe,
  editedNow,
  insertRecipe,
  lockedRecipe,
  OUR_OWN,
  updateRecipe,
} from '#server/features/recipes/recipe-writing.repository.ts'

export type EditedRecipe = AdminRecipe | 'unknown' | { outdated: AdminRecipe }
type Edit<Other = never> = Promise<AdminRecipe | 'unknown' | Other>

const firstPublication = sql`coalesce(${recipes.publishedAt}, now())`

/**
 * All recipes, published or not, for administrators. Every change is written to the audit log. Every change
 * locks the recipe first and raises the catalogue version last, so that two changes cannot deadlock.
 */
export const recipeEditingRepository = (db: Database) => ({
  async page({ search, state, after }: AdminRecipeSearch, limit: number): Promise<AdminRecipe[]> {
    const rows = await db
      .select(editingColumns)
      .from(recipes)
      .where(and(named(search), inState(state), after === undefined ? undefined : lt(recipes.id, after)))
      .orderBy(desc(recipes.id))
      .limit(limit)
    return rows.map(toAdminRecipe)
  },

  async byId(id: number): Promise<AdminRecipe | undefined> {
    const [row] = await db.select(editingColumns).from(recipes).where(eq(recipes.id, id))
    return row && toAdminRecipe(row)
  },

  create: (actor: Actor, draft: RecipeDraft): Promise<AdminRecipe> =>
    db.transaction((tx) => insertRecipe(tx, actor, { draft, origin: OUR_OWN, isPublished: false })),

  change: (actor: Actor, id: number, basedOn: string, draft: RecipeDraft): Promise<EditedRecipe> =>
    editing(db, id, (tx, before) => {
      if (!isVersion(before.updatedAt, basedOn)) return { outdated: toAdminRecipe(before) }
      return changeRecipe(tx, {
        actor,
        action: 'recipe.changed',
        before,
        set: toColumns(draft, before),
        stamps: editedNow,
      })
    }),

  setPublished: (actor: Actor, id: number, isPublished: boolean): Edit =>
    editing(db, id, (tx, before) => {
      const action = isPublished ? 'recipe.published' : 'recipe.unpublished'
      const stamps = isPublished ? { publishedAt: firstPublication } : {}
      return changeRecipe(tx, { actor, action, before, set: { published: isPublished }, stamps })
    }),

  setVideo: (actor: Actor, id: number, youtubeVideoId: string | null): Edit =>
    editing(db, id, (tx, before) =>
      changeRecipe(tx, {
        actor,
        action: 'recipe.video_changed',
        before,
        set: { youtubeVideoId },
        stamps: editedNow,
      }),
    ),

  remove: (actor: Actor, id: number): Edit =>
    editing(db, id, async (tx, before) => {
      const subject = { type: 'recipe', id } as const
      await recordChange(tx, { actor, action: 'recipe.deleted', subject, before: recorded(before) })
      return updateRecipe(tx, id, { published: false, deletedAt: sql`now()` })
    }),

  restore: (actor: Actor, id: number, isPublished: boolean): Edit =>
    db.transaction(async (tx) => {
      const before = await lockedRecipe(tx, id)
      if (!before?.deletedAt) return 'unknown'
      await recordRestored(tx, actor, before, isPublished)
      const stamps = isPublished ? { publishedAt: firstPublication } : {}
      return updateRecipe(tx, id, { published: isPublished, deletedAt: null, ...stamps })
    }),
})

const inState = (state: RecipeState): SQL | undefined =>
  state === 'deleted'
    ? isNotNull(recipes.deletedAt)
    : and(
        isNull(recipes.deletedAt),
        state === 'all' ? undefined : eq(recipes.published, state === 'published'),
      )

/** `strpos` instead of `like`, so that '%' and '_' in the search are ordinary characters. */
const named = (search: string | undefined): SQL | undefined =>
  search
    ? sql`strpos(lower(public.f_unaccent(${recipes.name})), lower(public.f_unaccent(${search}))) > 0`
    : undefined

const editing = <Other = never>(
  db: Database,
  id: number,
  change: (tx: Database, before: EditedRow) => Edit<Other> | Other,
): Edit<Other> =>
  db.transaction(async (tx) => {
    const before = await lockedRecipe(tx, id)
    return before && !before.deletedAt ? change(tx, before) : 'unknown'
  })

const recordRestored = (tx: Database, actor: Actor, { id, published }: EditedRow, isPublished: boolean) =>
  recordChange(tx, {
    actor,
    action: 'recipe.restored',
    subject: { type: 'recipe', id },
    before: { isDeleted: true, isPublished: published },
    after: { isDeleted: false, isPublished },
  })
