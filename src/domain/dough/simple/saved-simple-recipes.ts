/** Recipes of the simple calculator in local storage.
 *
 * Units   those of `simple-limits.ts`; `date` is an ISO 8601 instant.
 * Valid   any stored text. Damaged entries are skipped; a damaged result is calculated again. */
import { isRecord, parseJson, withRows } from '#domain/words/stored-rows.ts'
import { calculateSimpleDough, type SimpleDoughResult } from './simple-calculator.ts'
import type { SimpleDoughParams } from './simple-limits.ts'
import { validateSimpleParams } from './simple-query.ts'

export const SAVED_SIMPLE_RECIPES_KEY = 'savedDoughRecipes'

export type SavedSimpleRecipe = {
  id: string
  name: string
  params: SimpleDoughParams
  result: SimpleDoughResult
  date: string
}

const isWeight = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const areWeights = (record: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => isWeight(record[name]))

function isResult(value: unknown): value is SimpleDoughResult {
  if (!isRecord(value) || !isRecord(value.ingredients) || !isRecord(value.analysis)) return false
  const { ingredients, analysis } = value
  const hasWeights =
    areWeights(ingredients, ['flour', 'water', 'salt', 'yeast']) &&
    ['oil', 'sugar'].every((name) => ingredients[name] === undefined || isWeight(ingredients[name]))
  const { tips, nutritionalInfo } = analysis
  return (
    hasWeights &&
    typeof analysis.expectedTexture === 'string' &&
    typeof analysis.difficultyLevel === 'string' &&
    isWeight(analysis.optimalBakingTemp) &&
    Array.isArray(tips) &&
    tips.every((tip) => typeof tip === 'string') &&
    isRecord(nutritionalInfo) &&
    areWeights(nutritionalInfo, ['calories', 'proteins', 'carbs', 'fats', 'fiber'])
  )
}

function readEntry(entry: unknown): SavedSimpleRecipe[] {
  if (!isRecord(entry) || !isRecord(entry.params)) return []
  const { id, name, date } = entry
  if (typeof id !== 'string' || typeof name !== 'string' || typeof date !== 'string') return []
  if (name.trim() === '' || Number.isNaN(Date.parse(date))) return []
  const reading = validateSimpleParams(entry.params)
  if ('errors' in reading) return []
  const { params } = reading
  return [
    { id, name, params, date, result: isResult(entry.result) ? entry.result : calculateSimpleDough(params) },
  ]
}

export function readSavedSimpleRecipes(text: string | null): {
  recipes: SavedSimpleRecipe[]
  isDamaged: boolean
} {
  if (text === null) return { recipes: [], isDamaged: false }
  const stored = parseJson(text)
  if (!Array.isArray(stored)) return { recipes: [], isDamaged: true }
  const recipes = stored.flatMap(readEntry)
  return { recipes, isDamaged: recipes.length < stored.length }
}

/** Returns the new text: `recipes`, then the unreadable entries of `text`. If `text` is JSON but no list,
 * it must not be overwritten: the result is undefined. */
export const withSimpleRecipes = (
  text: string | null,
  recipes: readonly SavedSimpleRecipe[],
): string | undefined => withRows(text, recipes, (row) => readEntry(row).length > 0)
