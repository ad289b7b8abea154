import type { RecipeCategory } from './vocabulary.ts'

export const CLASSIC_CATEGORIES: readonly RecipeCategory[] = ['Napoletana', 'Classica']
export const FIRST_CLASSIC = 'Pizza Margherita'

export type Classics = { popularId: number | null; newestId: number | null }

export function classicsFirst<Recipe extends { id: number }>(
  recipes: readonly Recipe[],
  { popularId, newestId }: Classics,
): Recipe[] {
  const first = [popularId, newestId].flatMap((id) => recipes.filter((recipe) => recipe.id === id))
  return [...first, ...recipes.filter((recipe) => !first.includes(recipe))]
}
