import type { NutritionIngredient } from '#contracts/nutrition.ts'
import type { RecipeListLine } from '#domain/ingredients/recipe-lines.ts'
import { RECIPE_LIMITS } from '#domain/nutrition/recipe-query.ts'
import { parseDecimal } from '#domain/units/decimal-input.ts'

/** One ingredient of the form, as typed. */
export interface FormLine {
  key: string
  /** Empty for what the table does not know. */
  id: string
  label: string
  grams: string
  /** What the reader should know about the weight: 'q.b.', the lines it was read from. */
  note?: string
}

/** Grams that a new ingredient starts with. */
const FIRST_GRAMS = '100'

export const newLine = ({ id, name }: Pick<NutritionIngredient, 'id' | 'name'>): FormLine => ({
  key: id,
  id,
  label: name,
  grams: FIRST_GRAMS,
})

export const lineOfList = ({ id, name, grams, isPartial, lines }: RecipeListLine): FormLine => ({
  key: id || `?${name}`,
  id,
  label: name,
  grams: grams === null ? '' : String(grams),
  note: `${lines.join(' + ')}${grams === null ? ': scrivi tu quanti grammi' : ''}${isPartial ? ': manca il peso di una riga' : ''}`,
})

/** A blank weight counts nothing, and the result says so. */
export function gramsError({ grams }: FormLine): string | undefined {
  if (grams.trim() === '') return undefined
  const value = parseDecimal(grams)
  if (value === null) return 'Scrivi un numero'
  const { min, max } = RECIPE_LIMITS.grams
  return value < min || value > max
    ? `Scrivi un valore da ${min} a ${max.toLocaleString('it-IT')}`
    : undefined
}

export const gramsOf = ({ grams }: FormLine): number => parseDecimal(grams) ?? 0

/** Adds what is new; an ingredient that is there already keeps its place and takes the new weight. */
export const withLines = (lines: readonly FormLine[], more: readonly FormLine[]): FormLine[] => [
  ...lines.map((line) => more.find(({ key }) => key === line.key) ?? line),
  ...more.filter(({ key }) => lines.every((line) => line.key !== key)),
]
