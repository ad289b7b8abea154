/** Query string that opens the nutrition calculator with a calculated dough.
 *
 * Units   grams.
 * Source  'mix' is equal parts of 00 and 0. The full calculator has no flour kind, so its flour counts as
 *         00. Mother yeast is a food of its own. */

import type { DoughOutputs } from '#domain/dough/full/full-calculator.ts'
import type { SimpleIngredients } from '#domain/dough/simple/simple-calculator.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { bakeProfileOf, DEFAULT_BAKE_STYLE, SLICE_LIMITS } from '#domain/nutrition/bake-profiles.ts'
import { writeRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { BAKE_OF_PIZZA_TYPE } from '#knowledge/styles-bake.ts'

const FLOURS: Readonly<Record<SimpleDoughParams['flourType'], readonly string[]>> = {
  '00': ['farina-00'],
  '0': ['farina-0'],
  manitoba: ['manitoba'],
  integrale: ['farina-integrale'],
  semola: ['semola'],
  mix: ['farina-00', 'farina-0'],
}
const YEASTS: Readonly<Record<SimpleDoughParams['yeastType'], string>> = {
  fresh: 'lievito-fresco',
  dry: 'lievito-secco',
  mother: 'lievito-madre',
}

type Weighed = readonly (readonly [id: string, grams: number | undefined])[]

const queryOf = (weighed: Weighed, style: string, pieces: number) =>
  writeRecipeQuery({
    lines: weighed.flatMap(([id, grams = 0]) => (grams > 0 ? [{ id, label: '', grams }] : [])),
    bake: bakeProfileOf(style),
    servings: Math.min(Math.max(Math.round(pieces), SLICE_LIMITS.min), SLICE_LIMITS.max),
  })

export function simpleDoughQuery(
  { flourType, yeastType, pizzaType, pizzaCount }: Readonly<SimpleDoughParams>,
  { flour, water, salt, yeast, oil, sugar }: Readonly<SimpleIngredients>,
): [name: string, value: string][] {
  const flours = FLOURS[flourType]
  const weighed: Weighed = [
    ...flours.map((id) => [id, flour / flours.length] as const),
    ['acqua', water],
    ['sale', salt],
    [YEASTS[yeastType], yeast],
    ['olio-evo', oil],
    ['zucchero', sugar],
  ]
  return queryOf(weighed, BAKE_OF_PIZZA_TYPE[pizzaType], pizzaCount)
}

export function fullDoughQuery(
  outputs: Readonly<DoughOutputs>,
  { servings, yeastType }: { servings: number; yeastType: 'idy' | 'ady' | 'fresh' },
): [name: string, value: string][] {
  const weighed: Weighed = [
    ['farina-00', outputs.flourG],
    ['acqua', outputs.waterG],
    ['sale', outputs.saltG],
    [yeastType === 'fresh' ? 'lievito-fresco' : 'lievito-secco', outputs.yeastG],
    ['olio-evo', outputs.oilG],
    ['zucchero', outputs.sugarG],
  ]
  return queryOf(weighed, DEFAULT_BAKE_STYLE, servings)
}
