/** The one shopping list of the evening: what the doughs and the toppings take together.
 *
 * Units   grams, millilitres and pieces, as `sum-quantities.ts` adds them up.
 * Source  the doughs' own lines, and the toppings of each recipe for as many pizzas as are baked.
 * Valid   any evening. Words that carry safety keep their line apart, and the line says for whom it is bought. */
import { readIngredient } from '#domain/ingredients/read-ingredient.ts'
import { scaleIngredientLine } from '#domain/recipes/lines/ingredient-line.ts'
import type { Department } from '#domain/shopping-list/department.ts'
import { safetyWords } from '#domain/shopping-list/safety-words.ts'
import { type ShoppingItem, uniqueIngredients } from '#domain/shopping-list/shopping-item.ts'
import { type SummedRow, sumQuantities } from '#domain/shopping-list/sum-quantities.ts'
import type { EveningDough } from '../doughs/evening-dough.ts'
import type { EveningMenu } from '../menu/evening-menu.ts'
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

type Source = { id: number; ingredients: string[]; eaters: string[] }

function sourcesOf(
  menu: EveningMenu,
  doughs: readonly EveningDough[],
  queue: readonly BakedPizza[],
): Source[] {
  const eatersOf = (keys: readonly string[]) =>
    menu.places.filter(({ pizza }) => keys.includes(pizza.key)).map(({ name }) => name)
  const toppings = menu.pizzas.map(({ key, recipeId, groups, servings }): Source => {
    const count = queue.filter(({ pizza }) => pizza.key === key).length
    const lines = groups.filter(({ isDough }) => !isDough).flatMap((group) => group.lines)
    return {
      id: recipeId,
      ingredients: lines.map((line) => scaleIngredientLine(line, count / servings)),
      eaters: eatersOf([key]),
    }
  })
  const recipeOf = (key: string) => menu.pizzas.find((pizza) => pizza.key === key)?.recipeId ?? 0
  const ofDoughs = doughs.map(
    ({ pizzas, preferment, lines }): Source => ({
      id: recipeOf(pizzas[0] ?? ''),
      ingredients: [...(preferment?.lines ?? []), ...lines],
      eaters: eatersOf(pizzas),
    }),
  )
  return [...ofDoughs, ...toppings]
}

const stem = (text: string) =>
  text
    .toLowerCase()
    .trim()
    .replace(/[aeiou]$/u, '')

/** Says of a row whether it is in the house. */
function houseHolds(atHome: readonly string[]): (row: SummedRow) => boolean {
  const known = atHome.map((one) => readIngredient(one))
  return ({ name, department }) => {
    if (department === 'Da casa') return true
    const row = known.length > 0 ? readIngredient(name) : null
    return known.some((own) =>
      own.foodId === null
        ? stem(own.name) !== '' && stem(name).startsWith(stem(own.name))
        : own.foodId === row?.foodId,
    )
  }
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
    const lines = new Set(row.sources.map((source) => items[source]?.name.toLowerCase()))
    const eaters =
      safety === ''
        ? []
        : sources
            .filter(({ ingredients }) => ingredients.some((line) => lines.has(line.trim().toLowerCase())))
            .flatMap((source) => source.eaters)
    const { name, quantity, department } = row
    return {
      isHere: isAtHome(row),
      row: { name, quantity, department, forWhom: [...new Set(eaters)] },
    }
  })
  return {
    toBuy: rows.filter(({ isHere }) => !isHere).map(({ row }) => row),
    atHome: rows.filter(({ isHere }) => isHere).map(({ row }) => row),
    items,
  }
}
