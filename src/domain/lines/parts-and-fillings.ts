/** Weights and factors for a part of a fruit, the filling of a spoon, and a kind of pack.
 *
 * Units   grams of one fruit's part; filling as a factor of a level spoon or an ordinary glass.
 * Source  [stima]: a heaped spoon of flour or sugar holds about 1.5 level spoons.
 * Valid   lemons and oranges of medium size. */
import { IN_SHELL, SOLD_AS } from '#knowledge/line-words.ts'
import { LIQUIDS, PARTS } from '#knowledge/weights.ts'
import { ownEntry } from '../words/own-entry.ts'
import type { Filling } from './line-words.ts'
import { isMeasure } from './piece-weights.ts'

export function partWeight(noun: string, parts: readonly string[]): number | null {
  const known = ownEntry(PARTS, noun)
  const grams = parts.map((part) => known?.[part] ?? 0)
  return known && grams.length > 0 ? grams.reduce((sum, each) => sum + each, 0) : null
}

const FULL_SPOON: Readonly<Record<Filling, number>> = { scarso: 0.8, raso: 1, abbondante: 1.2, colmo: 1.5 }
const FULL_VESSEL: Readonly<Record<Filling, number>> = { scarso: 0.9, raso: 1, abbondante: 1.1, colmo: 1.1 }
const SPOONS = new Set(['cucchiaio', 'cucchiaino', 'cucchiaiata'])
/** Returns 1 for weights and whole pieces, which have no filling: '2 etti abbondanti' is 200 g. */
export function fullness(noun: string, filling: Filling | null, foodId: string | undefined): number {
  if (filling === null || !isMeasure(noun)) return 1
  if (!SPOONS.has(noun)) return FULL_VESSEL[filling]
  return filling === 'colmo' && LIQUIDS.has(foodId ?? '') ? 1 : FULL_SPOON[filling]
}

export const soldAs = (pack: string, foodId: string): string => ownEntry(SOLD_AS, pack)?.[foodId] ?? foodId

/** Edible grams. Shellfish is weighed with its shell unless the line says otherwise. */
export function edibleGrams(line: string, foodId: string | null, grams: number | null): number | null {
  const share = ownEntry(IN_SHELL.shares, foodId ?? '')
  const isBare = IN_SHELL.not.some((words) => line.toLowerCase().includes(words))
  return grams === null || share === undefined || isBare ? grams : grams * share
}
