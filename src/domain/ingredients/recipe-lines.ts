/** A whole ingredient list for the nutrition calculator: each food once, with all its grams.
 *
 * Units   grams; null where no line of that food gives a weight ('q.b.'). A food of which only some lines have one keeps
 *         their sum and says so in `isPartial`.
 * Valid   any lines; blank ones are left out. */
import { readIngredient } from './read-ingredient.ts'

export type RecipeListLine = {
  /** Empty where the table does not know the food. */
  id: string
  name: string
  grams: number | null
  isPartial: boolean
  /** As they were written. */
  lines: string[]
}

export function recipeLines(lines: readonly string[]): RecipeListLine[] {
  const foods = new Map<string, RecipeListLine>()
  for (const line of lines.map((text) => text.trim()).filter((text) => text !== '')) {
    const { grams, foodId, name } = readIngredient(line)
    const key = foodId ?? `?${name.toLowerCase()}`
    const found = foods.get(key)
    if (!found) {
      foods.set(key, { id: foodId ?? '', name, grams, isPartial: false, lines: [line] })
      continue
    }
    found.lines.push(line)
    found.isPartial ||= (found.grams === null) !== (grams === null)
    found.grams = found.grams === null && grams === null ? null : (found.grams ?? 0) + (grams ?? 0)
  }
  return [...foods.values()]
}
