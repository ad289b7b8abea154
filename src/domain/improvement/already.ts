/** A recipe that keeps to the diet as it is: it stays, and says so. What the diet itself tends to lack, proteins without
 * animals and fibre without wheat, is a piece of advice and no change.
 *
 * Source  content/improve/advice.yaml. */
import { ADVICE } from '#knowledge/improve.ts'
import { writeDecimal } from '../recipes/lines/kitchen-number.ts'
import type { Draft } from './improved-recipe.ts'
import type { Diet } from './options.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { traitsOf } from './traits.ts'
import { kitchenGrams } from './work-lines.ts'

const KEEPS: Readonly<Partial<Record<Diet, string>>> = {
  vegana: 'La ricetta è già vegana: nessun ingrediente va cambiato.',
  vegetariana: 'La ricetta è già vegetariana: nessun ingrediente va cambiato.',
  'senza glutine':
    'La ricetta è già senza glutine: nessun ingrediente va cambiato. Per una persona celiaca farine, preparati e condimenti pronti devono averne la dicitura.',
  'senza lattosio':
    'La ricetta non contiene latticini: è già senza lattosio, nessun ingrediente va cambiato.',
}

export const keptAsItIs = (recipe: RecipeToImprove, diet: Diet, draft: Draft): Draft => ({
  ...draft,
  notes: [
    ...draft.notes,
    KEEPS[diet] ?? `La ricetta è già ${diet}: nessun ingrediente va cambiato.`,
    ...adviceFor(recipe, diet, draft),
  ],
})

/** What the diet tends to lack. */
function adviceFor(recipe: RecipeToImprove, diet: Diet, { groups }: Draft): string[] {
  if (diet === 'vegana') {
    const { where, perServing, most, say } = ADVICE.vegana
    const grams = Math.min(perServing * recipe.servings, most)
    return traitsOf(recipe).fits(where) ? [say.replace('{grams}', String(grams))] : []
  }
  if (diet !== 'senza glutine') return []
  const { shareOf, share, without, say } = ADVICE[diet]
  const lines = groups.flatMap((group) => (group.isDough ? group.lines : []))
  const grams = lines.find(({ foodId }) => foodId === shareOf)?.grams ?? null
  const hasOther = lines.some(({ foodId }) => without.includes(foodId ?? ''))
  return grams === null || hasOther ? [] : [say.replace('{grams}', writeDecimal(kitchenGrams(grams * share)))]
}
