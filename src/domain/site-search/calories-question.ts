/** Answers a query for the calories of a dish ('quante calorie ha la diavola') with the energy of its
 * recipe.
 *
 * Units   kcal of one portion.
 * Source  `recipe-nutrition.ts`, as on the recipe's page.
 * Valid   any query. No answer if the query names no dish, or if the energy of the dish is unknown. */

import { italianDecimal } from '../words/decimal-input.ts'
import { servingsNoun } from '../words/servings.ts'
import { plainText } from './plain-text.ts'
import type { NumberAnswer } from './search-document.ts'

const CALORIES = /\b(?:chilo)?calori[ae]\b|\bkcal\b/gu
/** A query with a limit ('meno di 600 calorie') searches for several dishes and does not ask about one. */
const LIMITED = /\d{2,}\s*(?:calorie|kcal|cal)\b/u
const ASKING = /\b(?:quant[ei]|ci sono|ha|hanno|contiene|contengono)\b|[?!]/gu
const NO_DISH = /\b(?:un|una|la|le|il|i|in|di|della|per|pizz[ae]|ricett[ae])\b/gu

export function dishOfCalories(query: string): string | undefined {
  const text = plainText(query)
  if (text.search(CALORIES) < 0 || LIMITED.test(text)) return undefined
  const dish = text.replace(CALORIES, ' ').replace(ASKING, ' ').replace(/\s+/gu, ' ').trim()
  return dish.replace(NO_DISH, '').trim() === '' ? undefined : dish
}

interface CountedRecipe {
  id: number
  name: string
  servingsUnit: string
  nutrition: { perServing: { kcal?: number | null }; atLeast: readonly string[] } | null
}

export function caloriesAnswer({
  id,
  name,
  servingsUnit,
  nutrition,
}: CountedRecipe): NumberAnswer | undefined {
  const kcal = nutrition?.perServing.kcal
  if (kcal === undefined || kcal === null) return undefined
  const about = nutrition?.atLeast.includes('kcal') ? 'Almeno' : 'Circa'
  return {
    title: `Calorie di una ricetta: ${name}`,
    answer: `${about} ${italianDecimal(kcal, 0)} kcal a ${servingsNoun(1, servingsUnit)}.`,
    path: `/calcolatore-nutrizione?ricetta=${id}`,
    tool: 'Apri i valori nutrizionali',
  }
}
