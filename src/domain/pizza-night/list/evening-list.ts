/** The combined shopping list of the evening's doughs and toppings.
 *
 * Units   grams, millilitres and pieces, as `sum-quantities.ts` adds them up.
 * Source  the doughs' own lines, and the toppings of each recipe for the number of baked pizzas.
 * Valid   any evening. An ingredient with safety words ('senza glutine') has a row of its own, which names
 *         the guests concerned. */

import type { Department } from '#domain/ingredients/department.ts'
import { readIngredient } from '#domain/ingredients/read-ingredient.ts'
import { scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import { safetyWords } from '#domain/shopping-list/safety-words.ts'
import { type ShoppingItem, uniqueIngredients } from '#domain/shopping-list/shopping-item.ts'
import { type SummedRow, sumQuantities } from '#domain/shopping-list/sum-quantities.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { CLASSIC_TOPPING } from '#knowledge/classic-topping.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import { type Bite, bites, type EveningMenu } from '../menu/evening-menu.ts'
import { labelOfDough, labelOfTopping } from '../menu/label-words.ts'
import { piecesMade, type Table } from '../menu/piece-of.ts'
import type { BakedPizza } from '../oven/queue.ts'
import { shortName } from '../unit-words.ts'

type ListRow = {
  name: string
  quantity: string
  /** What to ask for in a shop. Evenings stored by earlier versions lack it. */
  buy?: string
  department: Department
  forWhom: readonly string[]
  /** Of one of several tomatoes: for which pizzas. Evenings stored by earlier versions lack it. */
  forPizzas?: readonly string[]
}

export type EveningList = {
  toBuy: readonly ListRow[]
  atHome: readonly ListRow[]
  items: readonly ShoppingItem[]
}

type Source = {
  id: number
  ingredients: string[]
  forWhom: string[][]
}

type Line = { text: string; label: ReturnType<typeof labelOfDough> }

const sourceOf = (id: number, lines: readonly Line[], eaters: readonly Bite[]): Source => ({
  id,
  ingredients: lines.map(({ text, label }) =>
    label.words === '' ? text : `${text.trim()} (${label.words})`,
  ),
  forWhom: lines.map(({ text, label }) =>
    safetyWords(text) === '' ? label.names : eaters.map(({ name }) => name),
  ),
})

function sourcesOf(
  menu: EveningMenu,
  doughs: readonly EveningDough[],
  queue: readonly BakedPizza[],
  table: Table,
): Source[] {
  const eaten = bites(menu)
  const eatersOf = (keys: readonly string[]) => eaten.filter(({ pizza }) => keys.includes(pizza.key))
  const toppings = menu.pizzas.map((pizza): Source => {
    const { key, recipeId, groups } = pizza
    const count = queue.filter((baked) => baked.pizza.key === key).length
    const eaters = eatersOf([key])
    const lines = groups.filter(({ isDough }) => !isDough).flatMap((group) => group.lines)
    const scaled = lines.map((line) => ({
      text: scaleIngredientLine(line, count / piecesMade(pizza, table)),
      label: labelOfTopping(pizza, line, eaters),
    }))
    return sourceOf(recipeId, scaled, eaters)
  })
  const recipeOf = (key: string) => menu.pizzas.find((pizza) => pizza.key === key)?.recipeId ?? 0
  const ofDoughs = doughs.map(({ pizzas, preferment, lines }): Source => {
    const eaters = eatersOf(pizzas)
    const own = [...(preferment?.lines ?? []), ...lines]
    return sourceOf(
      recipeOf(pizzas[0] ?? ''),
      own.map((text) => ({ text, label: labelOfDough(text, eaters) })),
      eaters,
    )
  })
  return [...ofDoughs, ...toppings]
}

const stem = (text: string) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[aeiou]$/u, '')

const withoutType = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bw\s*\d+(?:\s*[-–]\s*\d+)?/gu, '')
    .replace(/\b(?:tipo|0|00)\b|[(),]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

function houseHolds(atHome: readonly string[]): (row: SummedRow) => boolean {
  const known = atHome.map((one) => ({ ...readIngredient(one), safety: safetyWords(one) }))
  return ({ name, department }) => {
    if (department === 'Da casa') return true
    const row = known.length > 0 ? readIngredient(name) : null
    const safety = safetyWords(name)
    return known.some((own) => {
      if (safety !== own.safety) return false
      if (own.foodId === null) return stem(own.name) !== '' && stem(name).startsWith(stem(own.name))
      return own.foodId === row?.foodId || own.called.toLowerCase() === withoutType(name)
    })
  }
}

function withQuantityApart({ name, quantity }: SummedRow): { name: string; quantity: string } {
  const { amount, unit, foodId, name: food } = readIngredient(name)
  if (quantity !== '' || foodId !== null || amount === null || (unit !== 'g' && unit !== 'ml'))
    return { name, quantity }
  return { name: food.charAt(0).toUpperCase() + food.slice(1), quantity: `${italianDecimal(amount)} ${unit}` }
}

/** One does not stand in for the other where the recipes ask for both. */
const isTomato = ({ name }: SummedRow) => CLASSIC_TOPPING.tomato.includes(readIngredient(name).foodId ?? '')

const STRENGTH = /\bW ?\d{2,3}(?:-\d{2,3})?/g

/** Flours of different strength are separate purchases. The strength is shown if the lines name only one. */
function withStrength(name: string, lines: Iterable<string>): string {
  const said = new Set([...lines].flatMap((line) => line.match(STRENGTH) ?? []))
  return said.size === 1 ? `${name} (${[...said].join()})` : name
}

export function eveningList(
  menu: EveningMenu,
  doughs: readonly EveningDough[],
  queue: readonly BakedPizza[],
  request: Table & { atHome: readonly string[] },
): EveningList {
  const { atHome } = request
  const sources = sourcesOf(menu, doughs, queue, request)
  const items = uniqueIngredients(sources)
  const isAtHome = houseHolds(atHome)
  const summed = sumQuantities(items)
  const areSeveral = summed.filter(isTomato).length > 1
  const pizzasWith = (lines: ReadonlySet<string>) =>
    menu.pizzas
      .filter((_, index) =>
        sources[doughs.length + index]?.ingredients.some((line) => lines.has(line.trim().toLowerCase())),
      )
      .map(({ name }) => shortName(name))
  const rows = summed.map((row) => {
    const safety = safetyWords(row.name)
    const written = row.sources.flatMap((source) => items[source]?.name ?? [])
    const lines = new Set(written.map((line) => line.toLowerCase()))
    const eaters =
      safety === ''
        ? []
        : sources.flatMap(({ ingredients, forWhom }) =>
            forWhom.flatMap((names, index) =>
              lines.has(ingredients[index]?.trim().toLowerCase() ?? '') ? names : [],
            ),
          )
    const { name, quantity } = withQuantityApart(row)
    return {
      isHere: isAtHome(row),
      row: {
        name: withStrength(name, written),
        quantity,
        ...(row.buy && { buy: row.buy }),
        department: row.department,
        forWhom: [...new Set(eaters)],
        ...(areSeveral && isTomato(row) && { forPizzas: pizzasWith(lines) }),
      },
    }
  })
  return {
    toBuy: rows.filter(({ isHere }) => !isHere).map(({ row }) => row),
    atHome: rows.filter(({ isHere }) => isHere).map(({ row }) => row),
    items,
  }
}
