/** The ingredient lines of one dough of the evening, for the kitchen and the shopping list.
 *
 * Units   grams, rounded like `scaleIngredientLine`.
 * Source  the flours of the recipe that provides the dough, in their proportions.
 * Valid   weights from `weighFormula`. */

import type { FormulaWeights } from '#domain/dough/bakers-formula.ts'
import type { YeastType } from '#domain/dough/full/full-limits.ts'
import { parseIngredientLine, scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import { doughIngredientOf } from '#domain/recipes/dough/recipe-dough.ts'
import { roundForScales, writeDecimal } from '#domain/words/kitchen-number.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import { piecesMade, type Table } from '../menu/piece-of.ts'
import type { EveningDough } from './evening-dough.ts'

/** The flour strength named in the lines of a dough. If the user stated the flour at home, its strength is
 * named. Otherwise the lines change only if the recipe's flour is too weak for the hours, or too strong for them
 * where they are not the recipe's; where a kept one exceeds in part what the hours ask, a remark names that, too.
 *
 * Units   W, as on the bag.
 * Source  `flour-strength.ts` for the strength that the hours need: [stima].
 * Valid   lines of wheat doughs. */
const NAMED = /\bW ?(\d{2,3}(?:-\d{2,3})?)/g

type NamedFlour = {
  lines: (lines: readonly string[]) => string[]
  remarks: readonly string[]
}

const strengthsIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => [...line.matchAll(NAMED)].map(([, said = '']) => said))),
]

const named =
  (strength: string): NamedFlour['lines'] =>
  (lines) =>
    lines.map((line) => line.replaceAll(NAMED, `W ${strength}`))

export function namedFlour(
  recipe: readonly string[],
  strength: EveningDough['strength'],
  { flourW, keepsHours }: { flourW: number | null; keepsHours: boolean },
): NamedFlour {
  const asWritten = (lines: readonly string[]) => [...lines]
  if (flourW !== null) return { lines: named(String(flourW)), remarks: [] }
  if (strength === null) return { lines: asWritten, remarks: [] }
  const { minW, maxW } = strength
  const asked = `${minW}-${maxW}`
  const own = strengthsIn(recipe)
  if (own.length === 0) return { lines: asWritten, remarks: [`Farina da W ${asked} (stima).`] }
  const figures = own.flatMap((said) => said.split('-').map(Number))
  const isWeak = Math.max(...figures) < minW
  const isStronger = Math.min(...figures) > maxW
  const isKept = isStronger ? keepsHours : !isWeak
  if (isKept) {
    const isAsked = isStronger || figures.every((figure) => figure >= minW && figure <= maxW)
    return { lines: asWritten, remarks: isAsked ? [] : [`Va bene anche una farina da W ${asked} (stima).`] }
  }
  return {
    lines: named(asked),
    remarks: [
      `Per queste ore la stima vuole una farina da W ${asked}, più ${isWeak ? 'forte' : 'debole'} di quella della ricetta (W ${own.join(' e ')}).`,
    ],
  }
}

const YEAST: Readonly<Record<YeastType, string>> = {
  fresh: 'di lievito di birra fresco',
  ady: 'di lievito di birra secco attivo',
  idy: 'di lievito di birra secco',
}

type Weighed = { grams: number; rest: string }

export const doughLinesOf = ({ groups }: Pick<EveningPizza, 'groups'>): string[] =>
  groups.filter(({ isDough }) => isDough).flatMap(({ lines }) => lines)

function weighedAs(lines: readonly string[], kind: ReturnType<typeof doughIngredientOf>): Weighed[] {
  return lines.flatMap((line) => {
    const parsed = parseIngredientLine(line)
    return parsed.kind === 'measured' && parsed.unit === 'g' && doughIngredientOf(parsed.rest) === kind
      ? [{ grams: parsed.amount, rest: parsed.rest }]
      : []
  })
}

const line = (grams: number, rest: string): string[] =>
  grams > 0 ? [`${writeDecimal(roundForScales(grams, rest))} g ${rest}`] : []

function shared(totalG: number, parts: readonly Weighed[], otherwise: string): string[] {
  const sum = parts.reduce((all, { grams }) => all + grams, 0)
  if (sum === 0) return line(totalG, otherwise)
  return parts.flatMap(({ grams, rest }) => line((totalG * grams) / sum, rest))
}

/** `lines` are the recipe's lines of the dough or of one stage. Their flours, fats and sugars keep their
 * proportions. */
export function wheatDoughLines(
  lines: readonly string[],
  weights: FormulaWeights,
  yeastType: YeastType,
): string[] {
  return [
    ...shared(weights.flourG, weighedAs(lines, 'flour'), 'di farina 0'),
    ...line(weights.waterG, 'di acqua'),
    ...line(weights.saltG, 'di sale fino'),
    ...shared(weights.oilG, weighedAs(lines, 'fat'), "di olio extravergine d'oliva"),
    ...shared(weights.sugarG, weighedAs(lines, 'sugar'), 'di zucchero'),
    ...line(weights.yeastG, YEAST[yeastType]),
  ]
}

export const ownDoughLines = (lead: EveningPizza, balls: number, table: Table): string[] =>
  doughLinesOf(lead).map((one) => scaleIngredientLine(one, balls / piecesMade(lead, table)))
