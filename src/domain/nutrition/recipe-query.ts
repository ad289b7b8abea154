/** The query string of the nutrition calculator: `i=farina-00*500`, once per ingredient, or
 * `i=*30*bottarga` for an unknown food. `stile` and `fette` set style and slices. `resa` (percent) and
 * `olio` (grams) replace the values of the style. `ricetta` names a recipe of the catalogue to start from.
 *
 * Valid   at most 100 ingredients. Numbers stay as written, so that a form can show a wrong number with
 *         its error. `leftOut` counts entries without id and name, and all entries after the hundredth.
 *         The caller must check that an id is in the table. */
import { italianDecimal, plainDecimal } from '../words/decimal-input.ts'
import { type BakeProfile, bakeProfileOf, DEFAULT_BAKE_STYLE, DEFAULT_SLICES } from './bake-profiles.ts'

export const RECIPE_LIMITS = {
  lines: 100,
  labelLength: 200,
  wordsLength: 400,
  grams: { min: 0, max: 100_000 },
} as const
const LONGEST_NUMBER = 20
const LONGEST_STYLE = 60

type AskedLine = { id: string; label: string; grams: string }
export type AskedRecipe = {
  lines: AskedLine[]
  style: string
  yieldPct: string
  oilG: string
  slices: string
  leftOut: number
}
type Pairs = Iterable<readonly [name: string, value: string]>

function lineOf(text: string): AskedLine[] {
  const [id = '', amount = '', ...words] = text.split('*')
  const label = id === '' ? words.join('*').trim().slice(0, RECIPE_LIMITS.labelLength) : ''
  const grams = amount.trim().slice(0, LONGEST_NUMBER)
  return id === '' && label === '' ? [] : [{ id: id.slice(0, RECIPE_LIMITS.labelLength), label, grams }]
}

export function readRecipeQuery(query: Pairs): AskedRecipe | null {
  const pairs = [...query]
  const number = (wanted: string, otherwise: string) =>
    pairs.find(([name]) => name === wanted)?.[1].slice(0, LONGEST_NUMBER) ?? otherwise
  const asked = pairs.filter(([name]) => name === 'i')
  const lines = asked.flatMap(([, value]) => lineOf(value)).slice(0, RECIPE_LIMITS.lines)
  if (lines.length === 0) return null
  const style = pairs.find(([name]) => name === 'stile')?.[1].slice(0, LONGEST_STYLE) || DEFAULT_BAKE_STYLE
  const bake = bakeProfileOf(style)
  return {
    lines,
    style: bake.style,
    yieldPct: number('resa', italianDecimal(bake.yield * 100)),
    oilG: number('olio', italianDecimal(bake.oil_absorption_g)),
    slices: number('fette', String(DEFAULT_SLICES)),
    leftOut: asked.length - lines.length,
  }
}

type WrittenRecipe = {
  lines: readonly { id: string; label: string; grams: number }[]
  bake: BakeProfile
  servings: number
}

export function writeRecipeQuery({ lines, bake, servings }: WrittenRecipe): [name: string, value: string][] {
  const ofStyle = bakeProfileOf(bake.style)
  return [
    ...lines.map(({ id, label, grams }): [string, string] => [
      'i',
      id === '' ? `*${plainDecimal(grams)}*${label}` : `${id}*${plainDecimal(grams)}`,
    ]),
    ['stile', bake.style],
    ...(bake.yield === ofStyle.yield ? [] : [['resa', plainDecimal(bake.yield * 100)] as [string, string]]),
    ...(bake.oil_absorption_g === ofStyle.oil_absorption_g
      ? []
      : [['olio', plainDecimal(bake.oil_absorption_g)] as [string, string]]),
    ['fette', String(servings)],
  ]
}
