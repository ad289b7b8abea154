/** What a write changed of the catalogue, as far as anybody knows. */
export type CatalogueChange =
  | 'everything'
  | {
      recipes: readonly number[]
      /** False when no more than their votes or their videos changed. */
      words: boolean
    }

/**
 * What of the catalogue a response was made from: the recipes that it shows, and whether it was chosen by the words of
 * all. Undefined: nobody knows, so every change concerns it.
 */
export type MadeFrom = { recipes: readonly number[]; words: boolean } | undefined

/** Of pages and lists that show no recipe: only a change of something else than recipes concerns them. */
export const NO_RECIPES: MadeFrom = { recipes: [], words: false }
export const oneRecipe = (id: number): MadeFrom => ({ recipes: [id], words: false })
/** Chosen among all recipes by what they say, and showing neither votes nor videos. */
export const RECIPE_WORDS: MadeFrom = { recipes: [], words: true }

/** Whether what was made before the change may differ after it. */
export function concerns(change: CatalogueChange, madeFrom: MadeFrom): boolean {
  if (change === 'everything' || madeFrom === undefined) return true
  return (change.words && madeFrom.words) || madeFrom.recipes.some((id) => change.recipes.includes(id))
}

/** Of what is put together from several responses. */
export const together = (parts: readonly MadeFrom[]): MadeFrom =>
  parts.every((part) => part !== undefined)
    ? {
        recipes: [...new Set(parts.flatMap(({ recipes }) => recipes))],
        words: parts.some(({ words }) => words),
      }
    : undefined
