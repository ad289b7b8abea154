/** The classics of the home page: which recipes they are, and in which order their section shows the recipes. */
import type { RecipeCategory } from './vocabulary.ts'

/** A recipe of these is a classic. */
export const CLASSIC_CATEGORIES: readonly RecipeCategory[] = ['Napoletana', 'Classica']
/** What comes first as long as nobody has looked at anything. */
export const FIRST_CLASSIC = 'Pizza Margherita'

/** Ids of the classics that carry a badge; null where there is none. */
export type Classics = { popularId: number | null; newestId: number | null }

/** The most popular, the newest, then all others as they were. */
export function classicsFirst<Recipe extends { id: number }>(
  recipes: readonly Recipe[],
  { popularId, newestId }: Classics,
): Recipe[] {
  const first = [popularId, newestId].flatMap((id) => recipes.filter((recipe) => recipe.id === id))
  return [...first, ...recipes.filter((recipe) => !first.includes(recipe))]
}
