export type CatalogueChange =
  | 'everything'
  | {
      recipes: readonly number[]
      words: boolean
    }

/**
 * The catalogue data behind a response: the recipes shown, and `words` if the texts of all recipes
 * determined the choice. Undefined if unknown: then every change concerns the response.
 */
export type MadeFrom = { recipes: readonly number[]; words: boolean } | undefined

export const NO_RECIPES: MadeFrom = { recipes: [], words: false }
export const oneRecipe = (id: number): MadeFrom => ({ recipes: [id], words: false })
/** For responses chosen by the texts of all recipes, but not by votes or videos. */
export const RECIPE_WORDS: MadeFrom = { recipes: [], words: true }

export function concerns(change: CatalogueChange, madeFrom: MadeFrom): boolean {
  if (change === 'everything' || madeFrom === undefined) return true
  return (change.words && madeFrom.words) || madeFrom.recipes.some((id) => change.recipes.includes(id))
}

export const together = (parts: readonly MadeFrom[]): MadeFrom =>
  parts.every((part) => part !== undefined)
    ? {
        recipes: [...new Set(parts.flatMap(({ recipes }) => recipes))],
        words: parts.some(({ words }) => words),
      }
    : undefined
