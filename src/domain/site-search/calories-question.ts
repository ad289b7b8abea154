/** 'Calorie margherita', 'quante calorie ha la diavola': the energy of a recipe, with the way to all its figures.
 *
 * Units   kcal of one portion as the recipe counts them.
 * Source  `recipe-nutrition.ts`, as the recipe's own page says them.
 * Valid   any query; where no dish is named, or nothing of it can be weighed, there is no answer. */

import { italianDecimal } from '../words/decimal-input.ts'
import { servingsNoun } from '../words/servings.ts'
import { plainText } from './plain-text.ts'
import type { NumberAnswer } from './search-document.ts'

const CALORIES = /\b(?:chilo)?calori[ae]\b|\bkcal\b/gu
/** Calories that a dish may have ask for dishes. */
const LIMITED = /\d{2,}\s*(?:calorie|kcal|cal)\b/u
const ASKING = /\b(?:quant[ei]|ci sono|ha|hanno|contiene|contengono)\b|[?!]/gu
/** What is left of a question that names no dish. */
const NO_DISH = /\b(?:un|una|la|le|il|i|in|di|della|per|pizz[ae]|ricett[ae])\b/gu

/** The dish whose calories are asked for. */
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
