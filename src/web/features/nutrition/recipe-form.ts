import type { NutritionIngredient } from '#contracts/nutrition/nutrition.ts'
import type { RecipeListLine } from '#domain/ingredients/recipe-lines.ts'
import { BAKE_LIMITS } from '#domain/nutrition/bake-limits.ts'
import { type BakeProfile, SLICE_LIMITS } from '#domain/nutrition/bake-profiles.ts'
import { type AskedRecipe, RECIPE_LIMITS } from '#domain/nutrition/recipe-query.ts'
import { italianDecimal, parseDecimal, plainDecimal } from '#domain/words/decimal-input.ts'

export interface FormLine {
  key: string
  id: string
  label: string
  grams: string
  /** The recipe's lines for this ingredient, which may name allergens that are missing in `label`. */
  words?: string[]
  note?: string
}

export interface FormBake {
  style: string
  yieldPct: string
  oilG: string
  slices: string
}

const FIRST_GRAMS = '100'

export const newLine = ({ id, name }: Pick<NutritionIngredient, 'id' | 'name'>): FormLine => ({
  key: id,
  id,
  label: name,
  grams: FIRST_GRAMS,
})

function noteOf({ lines, grams, isPartial, isRough, isNearest, isForFrying }: RecipeListLine): string {
  const written = lines.join(' + ')
  if (isForFrying) return `${written}: quasi tutto resta in padella, conta solo l'olio assorbito in cottura`
  if (grams === null) return `${written}: scrivi tu quanti grammi`
  if (isPartial) return `${written}: manca il peso di una riga`
  if (isRough) return `${written}: peso stimato`
  return isNearest ? `${written}: valori dell'alimento più vicino` : written
}

export const lineOfList = (line: RecipeListLine): FormLine => ({
  key: line.id || `?${line.name}`,
  id: line.id,
  label: line.name,
  grams: line.grams === null ? '' : String(line.grams),
  words: line.words.slice(0, RECIPE_LIMITS.lines).map((text) => text.slice(0, RECIPE_LIMITS.wordsLength)),
  note: noteOf(line),
})

/** A link may contain an ingredient twice. The second line then gets another key. */
export const linesOfLink = ({ lines }: AskedRecipe): FormLine[] =>
  lines.map(({ id, label, grams }, index) => ({
    key: lines.findIndex((line) => line.id === id && id !== '') === index ? id : `?${label || id}${index}`,
    id,
    label: label || id,
    grams: plainNumber(grams),
  }))

/** A number field needs a decimal point. Invalid text stays as typed, so that its error can be seen. */
function plainNumber(text: string): string {
  const value = parseDecimal(text)
  return value === null ? text : plainDecimal(value)
}

/** Invalid text needs a text field: a number field would show it as blank. */
export const inputTypeOf = (text: string): 'number' | 'text' =>
  text !== '' && Number.isNaN(Number(text)) ? 'text' : 'number'

export function gramsError({ grams }: FormLine): string | undefined {
  if (grams.trim() === '') return undefined
  return numberError(grams, RECIPE_LIMITS.grams)
}

type Range = { min: number; max: number }
function numberError(text: string, { min, max }: Range): string | undefined {
  const value = parseDecimal(text)
  if (value === null) return 'Scrivi un numero'
  return value < min || value > max
    ? `Scrivi un valore da ${min} a ${max.toLocaleString('it-IT')}`
    : undefined
}

const YIELD_PCT = { min: BAKE_LIMITS.yield.min * 100, max: BAKE_LIMITS.yield.max * 100 }

export const bakeErrors = ({ yieldPct, oilG, slices }: FormBake) => ({
  yieldPct: numberError(yieldPct, YIELD_PCT),
  oilG: numberError(oilG, BAKE_LIMITS.oil_absorption_g),
  slices:
    numberError(slices, SLICE_LIMITS) || !Number.isInteger(parseDecimal(slices))
      ? `Inserisci un numero intero da ${SLICE_LIMITS.min} a ${SLICE_LIMITS.max}`
      : undefined,
})

export const isPossible = (lines: readonly FormLine[], bake: FormBake): boolean =>
  !lines.some(gramsError) && Object.values(bakeErrors(bake)).every((error) => error === undefined)

export const bakeOf = ({ style, yieldPct, oilG }: FormBake): BakeProfile => ({
  style,
  yield: Number(((parseDecimal(yieldPct) ?? 0) / 100).toPrecision(12)),
  oil_absorption_g: parseDecimal(oilG) ?? 0,
})

export const fieldsOf = (bake: BakeProfile): Omit<FormBake, 'slices'> => ({
  style: bake.style,
  yieldPct: italianDecimal(bake.yield * 100),
  oilG: italianDecimal(bake.oil_absorption_g),
})

export const gramsOf = (line: FormLine): number =>
  gramsError(line) === undefined ? (parseDecimal(line.grams) ?? 0) : 0

export const withLines = (lines: readonly FormLine[], more: readonly FormLine[]): FormLine[] => [
  ...lines.map((line) => more.find(({ key }) => key === line.key) ?? line),
  ...more.filter(({ key }) => lines.every((line) => line.key !== key)),
]
