/** A recipe that keeps to the diet as it is: it stays, and says so. What the diet itself tends to lack, proteins without
 * animals and fibre without wheat, is a piece of advice and no change.
 *
 * Source  quantities of the advice: [stima]. */
import { writeDecimal } from '../recipe/kitchen-number.ts'
import type { Draft } from './improved-recipe.ts'
import type { Diet } from './options.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { traitsOf } from './traits.ts'
import { kitchenGrams } from './work-lines.ts'

const KEEPS: Readonly<Partial<Record<Diet, string>>> = {
  vegana: 'La ricetta è già vegana: nessun ingrediente va cambiato.',
  vegetariana: 'La ricetta è già vegetariana: nessun ingrediente va cambiato.',
  'senza glutine': 'La ricetta è già senza glutine: nessun ingrediente va cambiato.',
  'senza lattosio':
    'La ricetta non contiene latticini: è già senza lattosio, nessun ingrediente va cambiato.',
}

export const keptAsItIs = (recipe: RecipeToImprove, diet: Diet, draft: Draft): Draft => ({
  ...draft,
  notes: [
    ...draft.notes,
    KEEPS[diet] ?? `La ricetta è già ${diet}: nessun ingrediente va cambiato.`,
    ...(ADVICE[diet]?.(recipe, draft) ?? []),
  ],
})

const ADVICE: Readonly<Partial<Record<Diet, (recipe: RecipeToImprove, draft: Draft) => string[]>>> = {
  vegana: (recipe) => {
    const { isSweet, has } = traitsOf(recipe)
    if (isSweet || has(['cannellini', 'ceci', 'fagioli', 'lenticchie', 'mandorle'])) return []
    const grams = Math.min(40 * recipe.servings, 320)
    return [
      `Per un pasto completo servi accanto un'insalata con ${grams} g di ceci o cannellini lessati: portano le proteine che alle sole verdure mancano (stima).`,
    ]
  },
  'senza glutine': (_recipe, { groups }) => {
    const lines = groups.flatMap((group) => (group.isDough ? group.lines : []))
    const rice = lines.find(({ text, grams }) => /farina di riso/u.test(text) && grams !== null)
    if (!rice?.grams || lines.some(({ text }) => /saraceno/u.test(text))) return []
    const grams = writeDecimal(kitchenGrams(rice.grams * 0.2))
    return [
      `Per più fibre puoi sostituire ${grams} g della farina di riso con altrettanta farina di grano saraceno certificata senza glutine e aggiungere due cucchiai d'acqua (stima).`,
    ]
  },
}
