/** Splits a typed list at its headings, with one item per line. A brine ('salamoia') stays on one line. */

import { capitalised } from '#domain/words/italian-noun.ts'
import { writeDecimal } from '#domain/words/kitchen-number.ts'
import { lineName } from '../../ingredients/line-name.ts'
import { ownLines } from '../../ingredients/own-lines.ts'
import { readIngredient } from '../../ingredients/read-ingredient.ts'
import type { IngredientGroup } from '../listed-recipe.ts'
import { FLOURING, SEASONING } from './dough-line-words.ts'
import { IN_EVERY_DOUGH, kindOf, LEAVENS } from './line-kind.ts'
import { headingsAmong, listBehindHeading, OF_DOUGH, OF_TOPPING, undecorated } from './list-headings.ts'

const OF_BRINE = /salamoia/iu

type ListedLine = { text: string; from: number; heading?: string }

export function listedLines(lines: readonly string[]): ListedLine[] {
  const own = lines.flatMap((line, from) =>
    headedList(line)
      .flatMap((text) => (text === END_OF_LIST ? [text] : ownLines(text)))
      .map((text) => ({ text, from })),
  )
  const headings = headingsAmong(own.map(({ text }) => text))
  return own.map((one, at) =>
    headings[at] === undefined
      ? one
      : { ...one, heading: capitalised((headings[at] ?? '').replace(/:$/u, '')) },
  )
}

/** A dough heading without flour, water or leaven below it is a bought dough, so it becomes an ingredient
 * line. */
export function partsOf({ title, isDough: isOne, lines }: IngredientGroup): IngredientGroup[] {
  const parts: (IngredientGroup & { heading?: string })[] = [{ title, isDough: isOne, lines: [] }]
  for (const { text: line, heading } of listedLines(lines)) {
    const isOfDough = OF_DOUGH.test(heading ?? '') && !OF_TOPPING.test(heading ?? '')
    if (line === END_OF_LIST) parts.push({ title: 'Per il condimento', isDough: isOne, lines: [] })
    else if (heading === undefined) parts.at(-1)?.lines.push(line)
    else
      parts.push({
        title: heading,
        isDough: isOfDough || (isOne && !OF_TOPPING.test(heading)),
        lines: [],
        ...(isOfDough && { heading: line }),
      })
  }
  return parts
    .map(({ heading, ...part }) =>
      heading === undefined || part.lines.some((line) => IN_EVERY_DOUGH.has(kindOf(line)))
        ? part
        : { ...part, title, isDough: isOne, lines: [heading, ...part.lines] },
    )
    .filter((part) => part.lines.length > 0)
    .map((part) => ({ ...part, isDough: part.isDough || (part.title !== title && isAllDough(part)) }))
    .map((part) =>
      OF_BRINE.test(part.title)
        ? { title: 'Per il condimento', isDough: false, lines: brineOf(part.lines) }
        : part,
    )
}

/** Marks the end of a list that stands on the line of its heading. The lines below do not belong to the
 * heading. */
export const END_OF_LIST = '·'

const isAllDough = ({ title, lines }: IngredientGroup): boolean =>
  !OF_TOPPING.test(title) &&
  lines.every(
    (line) => IN_EVERY_DOUGH.has(kindOf(line)) || SEASONING.test(lineName(line)) || FLOURING.test(line),
  ) &&
  lines.some((line) => kindOf(line) === 'flour' || LEAVENS.some((leaven) => kindOf(line) === leaven))

function headedList(line: string): string[] {
  const list = listBehindHeading(line)
  if (list === null || OF_BRINE.test(list.heading ?? '')) return [undecorated(line)]
  const { heading, items } = list
  if (heading === null) return items
  if (FLOURING.test(heading)) return items.map((item) => `${item} per lo spolvero`)
  return [`${heading}:`, ...items, ...(/, /u.test(line) ? [END_OF_LIST] : [])]
}

function brineOf(lines: readonly string[]): string[] {
  const isOfIt = (line: string) =>
    /^(?:acqua|sale(?! grosso)|olio)/iu.test(lineName(line)) && readIngredient(line).grams !== null
  const own = lines
    .filter(isOfIt)
    .map((line) => `${writeDecimal(Math.round(readIngredient(line).grams ?? 0))} g di ${lineName(line)}`)
  return own.length < 2
    ? [...lines]
    : [`Salamoia: ${own.join(', ')}`, ...lines.filter((line) => !isOfIt(line))]
}

export const isOfTopping = ({ title }: IngredientGroup) => OF_TOPPING.test(title) && !OF_DOUGH.test(title)
