/** The nutrition declaration of a recipe, cell by cell, for screen and paper.
 *
 * If a value is missing, the figure is written 'almeno …', or 'n.d.' if nothing is known. The true value
 * can only be higher, so only a red traffic light is shown. */

import type { NutritionResult } from './calculate.ts'
import { isAtLeast, isUnknowable } from './certainty.ts'
import { intakePct, LABEL_ROWS, type LabelKey, type Light, labelAmount, trafficLight } from './label.ts'

export const UNKNOWN_CELL = 'n.d.'

type LabelCells = {
  key: LabelKey
  name: string
  isPart: boolean
  per100g: string
  perSlice: string
  intake: string
  intakePct: number | null
  light: Light | null
}

const NOTHING = /^0 (?:g|kJ)/
const atLeast = (text: string) => (NOTHING.test(text) ? UNKNOWN_CELL : `almeno ${text}`)

export function labelCells(result: NutritionResult): LabelCells[] {
  const { per_100g, per_slice, servings, mass_cooked_g } = result
  return LABEL_ROWS.map((row) => {
    const { key, name, read } = row
    const isLow = isAtLeast(result, row.nutrient)
    const write = (text: string) => {
      if (isUnknowable(result)) return UNKNOWN_CELL
      return isLow ? atLeast(text) : text
    }
    const pct = intakePct(row, per_slice)
    const light = trafficLight(key, read(per_100g), mass_cooked_g / servings)
    const slice = write(labelAmount(key, read(per_slice)))
    const share = pct === null ? '–' : `${Math.round(pct)}%`
    return {
      key,
      name,
      isPart: name.startsWith('di cui'),
      per100g: write(labelAmount(key, read(per_100g))),
      perSlice: slice,
      intake: pct !== null && isLow ? (slice === UNKNOWN_CELL ? UNKNOWN_CELL : `almeno ${share}`) : share,
      intakePct: slice === UNKNOWN_CELL ? null : pct,
      light: (isLow && light !== 'alto') || isUnknowable(result) ? null : light,
    }
  })
}
