import type { AdminRecipe, RecipeDraft } from '#contracts/recipes/admin-recipes.ts'
import { writePans } from '#domain/recipes/doses/pan.ts'
import type { RecipeDough } from '#domain/recipes/recipe-content.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { flatRecipe } from '#domain/recipes/structured-recipe.ts'
import { recipes } from '#server/db/schema.ts'
import { readColumns } from './recipe-reading-columns.ts'
import { recipeColumns, toRecipe } from './recipe-row.repository.ts'

export const editingColumns = {
  ...recipeColumns,
  steps: recipes.steps,
  published: recipes.published,
  deletedAt: recipes.deletedAt,
} as const
export type EditedRow = Pick<typeof recipes.$inferSelect, keyof typeof editingColumns>

export const toAdminRecipe = ({ published, deletedAt, steps, ...row }: EditedRow): AdminRecipe => ({
  ...toRecipe(row),
  markedSteps: steps,
  isPublished: published,
  deletedAt: deletedAt?.toISOString() ?? null,
})

export function toColumns(draft: WrittenRecipe, kept: Pick<EditedRow, 'dough'> | undefined) {
  const preparationTime = draft.activeTime + draft.restTime + draft.bakeTime
  return {
    ...withoutUndefined(draft),
    ...flatRecipe(draft),
    ...readColumns({
      ...draft,
      dough: draft.dough === undefined ? (kept?.dough ?? null) : draft.dough,
      preparationTime,
    }),
    preparationTime,
  }
}

const withoutUndefined = <Draft extends object>(draft: Draft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Draft]: Exclude<Draft[Name], undefined>
  }

export type WrittenRecipe = Omit<RecipeDraft, 'youtubeVideoId'> & { youtubeVideoId?: string | null }
type Recorded = Omit<
  EditedRow,
  | 'publishedAt'
  | 'updatedAt'
  | 'deletedAt'
  | 'ratingSum'
  | 'ratingCount'
  | 'preparationTime'
  | 'instructions'
  | 'reading'
>

const doughText = ({ style, shape, pieces, pan }: RecipeDough): string =>
  `${style}${shape ? ` (${shape})` : ''}, ${pieces}${pan ? ` da ${writePans({ count: 1, pan })}` : ''}`

export function recorded(row: Recorded): object {
  const { name, description, category, difficulty, imageUrl, activeTime, restTime, bakeTime } = row
  const { servings, servingsUnit, isVegan, isGlutenFree, youtubeVideoId } = row
  const { sourceUrl, sourceName, sourceAuthor } = row
  return {
    name,
    description,
    ...forEachText((text) => row[text]),
    category,
    difficulty,
    imageUrl,
    activeTime,
    restTime,
    bakeTime,
    servings,
    servingsUnit,
    dough: row.dough && doughText(row.dough),
    ingredients: row.groups.flatMap(({ title, isDough, lines }) => [
      `${title}${isDough ? ' (impasto)' : ''}:`,
      ...lines,
    ]),
    steps: row.steps,
    isVegan,
    isGlutenFree,
    youtubeVideoId,
    isPublished: row.published,
    sourceUrl,
    sourceName,
    sourceAuthor,
  }
}
