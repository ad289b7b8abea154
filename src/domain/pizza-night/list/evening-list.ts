/** The one shopping list of the evening: what the doughs and the toppings take together.
 *
 * Units   grams, millilitres and pieces, as `sum-quantities.ts` adds them up.
 * Source  the doughs' own lines, and the toppings of each recipe for as many pizzas as are baked.
 * Valid   any evening. Words that carry safety keep their line apart, and the line says for whom it is bought. What a label
 *         must say for a guest is such words too. */

import type { Department } from '#domain/ingredients/department.ts'
import { readIngredient } from '#domain/ingredients/read-ingredient.ts'
import { scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import { safetyWords } from '#domain/shopping-list/safety-words.ts'
import { type ShoppingItem, uniqueIngredients } from '#domain/shopping-list/shopping-item.ts'
import { type SummedRow, sumQuantities } from '#domain/shopping-list/sum-quantities.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { EveningMenu, Place } from '../menu/evening-menu.ts'
import { labelOfDough, labelOfTopping } from '../menu/label-words.ts'
import type { BakedPizza } from '../oven/queue.ts'

type ListRow = {
  name: string
  quantity: string
  department: Department
  /** For whom the words of safety are there; empty for ordinary lines. */
  forWhom: readonly string[]
}

export type EveningList = {
  toBuy: readonly ListRow[]
  /** What the reader has said to have, and what every kitchen has. */
  atHome: readonly ListRow[]
  /** As the shopping list of the site takes them. */
  items: readonly ShoppingItem[]
}

type Source = {
  id: number
  ingredients: string[]
  /** Of each line, for whom its words of safety are there. */
  forWhom: string[][]
}

type Line = { text: string; label: ReturnType<typeof labelOfDough> }

/** Words of the recipe are for all who eat of it, those about the label for whom they were added. */
const sourceOf = (id: number, lines: readonly Line[], eaters: readonly Place[]): Source => ({
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
): Source[] {
  const eatersOf = (keys: readonly string[]) => menu.places.filter(({ pizza }) => keys.includes(pizza.key))
  const toppings = menu.pizzas.map((pizza): Source => {
    const { key, recipeId, groups, servings } = pizza
    const count = queue.filter((baked) => baked.pizza.key === key).length
    const eaters = eatersOf([key])
    const lines = groups.filter(({ isDough }) => !isDough).flatMap((group) => group.lines)
    const scaled = lines.map((line) => ({
      text: scaleIngredientLine(line, count / servings),
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

/** 'Farina' for 'Farina 0', 'farina tipo 00' and 'Farina 0 (W 280-320)': a type or a strength is no other ingredient. */
const withoutType = (name: string) =>
  name
    .toLowerCase()
    .replace(/\bw\s*\d+(?:\s*[-–]\s*\d+)?/gu, '')
    .replace(/\b(?:tipo|0|00)\b|[(),]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** Says of a row whether it is in the house. What is bought for somebody's safety is, only if the same words were said. */
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

/** '64 g di filante vegetale' is no food of the table and comes back as it was written: the amount has its own place here. */
function withQuantityApart({ name, quantity }: SummedRow): { name: string; quantity: string } {
  const { amount, unit, foodId, name: food } = readIngredient(name)
  if (quantity !== '' || foodId !== null || amount === null || (unit !== 'g' && unit !== 'ml'))
    return { name, quantity }
  return { name: food.charAt(0).toUpperCase() + food.slice(1), quantity: `${italianDecimal(amount)} ${unit}` }
}

const STRENGTH = /\bW ?\d{2,3}(?:-\d{2,3})?/g

/** Two bags of one flour are bought by their strength: it stays where all lines name the same. */
function withStrength(name: string, lines: Iterable<string>): string {
  const said = new Set([...lines].flatMap((line) => line.match(STRENGTH) ?? []))
  return said.size === 1 ? `${name} (${[...said].join()})` : name
}

export function eveningList(
  menu: EveningMenu,
  doughs: readonly EveningDough[],
  queue: readonly BakedPizza[],
  atHome: readonly string[],
): EveningList {
  const sources = sourcesOf(menu, doughs, queue)
  const items = uniqueIngredients(sources)
  const isAtHome = houseHolds(atHome)
  const rows = sumQuantities(items).map((row) => {
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
        department: row.department,
        forWhom: [...new Set(eaters)],
      },
    }
  })
  return {
    toBuy: rows.filter(({ isHere }) => !isHere).map(({ row }) => row),
    atHome: rows.filter(({ isHere }) => isHere).map(({ row }) => row),
    items,
  }
}
