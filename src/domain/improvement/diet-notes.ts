import { NOTES } from '#knowledge/improve.ts'
import type { Diet } from '../ingredients/diets.ts'
import { portionsOf, type RecipeToImprove } from '../recipes/listed-recipe.ts'
import { nutritionOf, unweighedSalt } from './effects.ts'
import type { Draft, ImprovedRecipe } from './improved-recipe.ts'
import { listed } from './work-lines.ts'

/** Decides whether a low-carbohydrate version may be called 'chetogenica'.
 *
 * Units   grams of carbohydrates per person, without fibre.
 * Source  the limit of 20 g is [stima]: a ketogenic day allows about 50 g. */
const KETO_CARBS_G = 20

export function withKetoClaim(
  result: ImprovedRecipe,
  recipe: RecipeToImprove,
  carbsG: number,
): ImprovedRecipe {
  const share = Math.max(1, portionsOf(recipe) / recipe.servings)
  const isLow = Math.round(carbsG / share) <= KETO_CARBS_G
  const isCounted = result.nutrition.missing.after.every((name) => /^(?:olio|sale)(?!\p{L})/u.test(name))
  const forMany =
    share >= 2 ? `; se una basta per ${Math.round(share)}, ${Math.round(carbsG / share)} g a testa` : ''
  const note = `Stima: ${isCounted ? 'circa' : 'almeno'} ${Math.round(carbsG)} g di carboidrati a porzione, fibre escluse${forMany}.`
  const named = (text: string) =>
    isLow && isCounted ? text : text.replace('versione chetogenica', 'versione con pochi carboidrati')
  return { ...result, title: named(result.title), intro: named(result.intro), notes: [...result.notes, note] }
}

type Groups = Draft['groups']

/** Upper limit of sodium for the claim 'little sodium', mg per 100 g: [REG-1924-2006]. */
const LITTLE_SODIUM_MG = 120
const LESS = 0.9

export const hasLittleSodium = (groups: Groups, servings: number): boolean =>
  unweighedSalt(groups).length === 0 && nutritionOf(groups, servings).per_100g.sodium_mg <= LITTLE_SODIUM_MG

export const hasLessSodium = (before: Groups, after: Groups, servings: number): boolean =>
  unweighedSalt(after).length < unweighedSalt(before).length ||
  nutritionOf(after, servings).per_slice.sodium_mg <= LESS * nutritionOf(before, servings).per_slice.sodium_mg

export const dietNotes = (recipe: RecipeToImprove, diet: Diet, { groups }: Draft): string[] => [
  ...(diet === 'a basso contenuto di sodio' ? [sodiumNote(recipe, groups)] : []),
  ...NOTES[diet],
]

function sodiumNote({ servings }: RecipeToImprove, groups: Groups): string {
  const missing = unweighedSalt(groups)
  const mg = Math.round(nutritionOf(groups, servings).per_100g.sodium_mg)
  const lacking = `nel conto mancano la quantità o i valori di ${listed([...new Set(missing)])}`
  if (missing.length > 0 && mg <= LITTLE_SODIUM_MG)
    return `Quanto sodio ha non è noto: ${lacking}. Per questo non la chiamiamo «a basso contenuto di sodio».`
  return mg <= LITTLE_SODIUM_MG
    ? `Stima per ciò che è in lista: circa ${mg} mg di sodio in 100 g di prodotto cotto, sotto i ${LITTLE_SODIUM_MG} mg che la legge chiede per dirsi a basso contenuto.`
    : `Stima per ciò che è in lista: ${missing.length > 0 ? `almeno ${mg} mg di sodio in 100 g di prodotto cotto (${lacking})` : `circa ${mg} mg di sodio in 100 g di prodotto cotto`}, più dei ${LITTLE_SODIUM_MG} mg che la legge chiede per dirsi a basso contenuto: è una ricetta con meno sodio, non un alimento dietetico.`
}
