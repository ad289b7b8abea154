export type CatalogueChange =
  | 'everything'
  | {
      recipes: readonly number[]
      words: boolean
    }

/**
 * The catalogue data behind a response: the ids of its recipes, and `words` if the response depends on the
 * texts of all recipes. Undefined if unknown: then every change concerns the response.
 */
export type MadeFrom = { recipes: readonly number[]; words: boolean } | undefined

export const NO_RECIPES: MadeFrom = { recipes: [], words: false }
export const oneRecipe = (id: number): MadeFrom => ({ recipes: [id], words: false })
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
