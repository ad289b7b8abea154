/** How a row of `recipes` is shown to administrators, filled from what they write, and written down in the register. */
import type { AdminRecipe, RecipeDraft } from '#contracts/admin-recipes.ts'
import { recipes } from '#server/db/schema.ts'
import { recipeColumns, toRecipe } from './recipe-row.repository.ts'

export const editingColumns = {
  ...recipeColumns,
  published: recipes.published,
  deletedAt: recipes.deletedAt,
} as const
export type EditedRow = Pick<typeof recipes.$inferSelect, keyof typeof editingColumns>

/** Of a recipe without a picture of its own: the site draws one. */
const drawnPicture = (id: number): string => `/immagini/ricette/${id}.svg`

export const toAdminRecipe = ({ published, deletedAt, ...row }: EditedRow): AdminRecipe => ({
  ...toRecipe(row),
  isPublished: published,
  deletedAt: deletedAt?.toISOString() ?? null,
})

/** What stands in the row; its name for the picture that is drawn needs the `id`. */
export function toColumns({ groups, steps, ...same }: RecipeDraft, id: number) {
  return {
    ...same,
    imageUrl: same.imageUrl || drawnPicture(id),
    preparationTime: same.activeTime + same.restTime + same.bakeTime,
    ingredients: groups.flatMap(({ lines }) => lines),
    ingredientGroups: groups.map(({ title, isDough, lines }) => ({ title, isDough, count: lines.length })),
    instructions: steps.join('\n'),
  }
}

/** The fields that people write, as the register keeps them: by the names that it has words for. */
export function recorded(row: Omit<EditedRow, 'publishedAt' | 'updatedAt' | 'deletedAt'>): object {
  const { name, description, category, difficulty, imageUrl, activeTime, restTime, bakeTime } = row
  const { servings, servingsUnit, isVegan, isGlutenFree, youtubeVideoId } = row
  let from = 0
  const ingredients = row.ingredientGroups.flatMap(({ title, count, isDough }) => {
    const lines = row.ingredients.slice(from, from + count)
    from += count
    return [`${title}${isDough ? ' (impasto)' : ''}:`, ...lines]
  })
  return {
    name,
    description,
    category,
    difficulty,
    imageUrl,
    activeTime,
    restTime,
    bakeTime,
    servings,
    servingsUnit,
    ingredients: [...ingredients, ...row.ingredients.slice(from)],
    steps: row.instructions.split('\n'),
    isVegan,
    isGlutenFree,
    youtubeVideoId,
    isPublished: row.published,
  }
}
