import type { NutritionIngredient } from '#contracts/nutrition/nutrition.ts'
import type { RecipeListLine } from '#domain/ingredients/recipe-lines.ts'
import { BAKE_LIMITS } from '#domain/nutrition/bake-limits.ts'
import { type BakeProfile, SLICE_LIMITS } from '#domain/nutrition/bake-profiles.ts'
import { type AskedRecipe, RECIPE_LIMITS } from '#domain/nutrition/recipe-query.ts'
import { italianDecimal, parseDecimal, plainDecimal } from '#domain/words/decimal-input.ts'

/** One ingredient of the form, as typed. */
export interface FormLine {
  key: string
  /** Empty for what the table does not know. */
  id: string
  label: string
  grams: string
  /** The lines it was read from: their words tell allergens that its name does not. */
  words?: string[]
  /** What the reader should know about the weight: 'q.b.', the lines it was read from. */
  note?: string
}

/** How it is baked and cut, as typed: yield in percent, absorbed oil in grams. */
export interface FormBake {
  style: string
  yieldPct: string
  oilG: string
  slices: string
}

/** Grams that a new ingredient starts with. */
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

/** The lines of a link; the same ingredient may stand in it twice. */
export const linesOfLink = ({ lines }: AskedRecipe): FormLine[] =>
  lines.map(({ id, label, grams }, index) => ({
    key: lines.findIndex((line) => line.id === id && id !== '') === index ? id : `?${label || id}${index}`,
    id,
    label: label || id,
    grams: plainNumber(grams),
  }))

/** A number field wants a point; what is no number stays as it is, to be seen with its error. */
function plainNumber(text: string): string {
  const value = parseDecimal(text)
  return value === null ? text : plainDecimal(value)
}

/** A number field would show words that a link brought as blank. */
export const inputTypeOf = (text: string): 'number' | 'text' =>
  text !== '' && Number.isNaN(Number(text)) ? 'text' : 'number'

/** A blank weight counts nothing, and the result says so. */
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

/** What is wrong with each field of the bake; undefined where nothing is. */
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

/** The profile that the fields give; to be asked for only where nothing is wrong with them. */
export const bakeOf = ({ style, yieldPct, oilG }: FormBake): BakeProfile => ({
  style,
  yield: Number(((parseDecimal(yieldPct) ?? 0) / 100).toPrecision(12)),
  oil_absorption_g: parseDecimal(oilG) ?? 0,
})

/** What the fields show for a profile. */
export const fieldsOf = (bake: BakeProfile): Omit<FormBake, 'slices'> => ({
  style: bake.style,
  yieldPct: italianDecimal(bake.yield * 100),
  oilG: italianDecimal(bake.oil_absorption_g),
})

/** Nothing where the field is wrong: its error says so. */
export const gramsOf = (line: FormLine): number =>
  gramsError(line) === undefined ? (parseDecimal(line.grams) ?? 0) : 0

/** Adds what is new; an ingredient that is there already keeps its place and takes the new weight. */
export const withLines = (lines: readonly FormLine[], more: readonly FormLine[]): FormLine[] => [
  ...lines.map((line) => more.find(({ key }) => key === line.key) ?? line),
  ...more.filter(({ key }) => lines.every((line) => line.key !== key)),
]
