/** A recipe of the nutrition calculator as an address carries it: `i=farina-00*500`, once an ingredient; `i=*30*bottarga`
 * for one that the table does not know. `stile` and `fette` say how it is baked and cut; `ricetta` names a recipe of the
 * catalogue to start from.
 *
 * Valid   at most 100 ingredients of 0 to 100 kg; what does not fit is left out. Whether an id is in the table is for
 *         the reader of the answer to find out. */
import { parseDecimal, plainDecimal } from '../units/decimal-input.ts'
import { DEFAULT_BAKE_STYLE, DEFAULT_SLICES, SLICE_LIMITS } from './bake-profiles.ts'

export const RECIPE_LIMITS = { lines: 100, labelLength: 200, grams: { min: 0, max: 100_000 } } as const

/** `label` is empty where the table names the food. */
type AskedLine = { id: string; label: string; grams: number }
export type AskedRecipe = { lines: AskedLine[]; style: string; servings: number }
type Pairs = Iterable<readonly [name: string, value: string]>

function lineOf(text: string): AskedLine[] {
  const [id = '', amount = '', ...words] = text.split('*')
  const grams = parseDecimal(amount)
  const label = id === '' ? words.join('*').trim().slice(0, RECIPE_LIMITS.labelLength) : ''
  if (grams === null || grams < 0 || grams > RECIPE_LIMITS.grams.max) return []
  return id === '' && label === '' ? [] : [{ id: id.slice(0, RECIPE_LIMITS.labelLength), label, grams }]
}

/** Null where the address asks for no ingredient. */
export function readRecipeQuery(query: Pairs): AskedRecipe | null {
  const pairs = [...query]
  const first = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1]
  const lines = pairs
    .filter(([name]) => name === 'i')
    .slice(0, RECIPE_LIMITS.lines)
    .flatMap(([, value]) => lineOf(value))
  if (lines.length === 0) return null
  const slices = Number(first('fette') ?? DEFAULT_SLICES)
  const isPossible = Number.isInteger(slices) && slices >= SLICE_LIMITS.min && slices <= SLICE_LIMITS.max
  return {
    lines,
    style: first('stile') ?? DEFAULT_BAKE_STYLE,
    servings: isPossible ? slices : DEFAULT_SLICES,
  }
}

export const writeRecipeQuery = ({
  lines,
  style,
  servings,
}: AskedRecipe): [name: string, value: string][] => [
  ...lines.map(({ id, label, grams }): [string, string] => [
    'i',
    id === '' ? `*${plainDecimal(grams)}*${label}` : `${id}*${plainDecimal(grams)}`,
  ]),
  ['stile', style],
  ['fette', String(servings)],
]
