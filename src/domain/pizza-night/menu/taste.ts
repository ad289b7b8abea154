/** What a host looks at beside the needs: the classic red pizza, and kinds of topping that differ.
 *
 * Source  ids of the registry of ingredients, kinds of food of `disliked-kinds.ts`. Which foods make a classic:
 *         [stima].
 * Valid   any pizza of an evening. */
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { kindOfDislike, kindsIn } from './disliked-kinds.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { remembered } from './remembered.ts'

const TOMATO = new Set(['pelati', 'passata', 'polpa'])
const MOZZARELLA = new Set(['fior-di-latte', 'mozzarella', 'mozzarella-bufala'])
const SEASONING = new Set(['basilico', 'olio-evo', 'sale', 'aglio', 'origano', 'semola'])

const toppingIds = remembered(({ groups }: EveningPizza): string[] =>
  recipeLines(groups.filter(({ isDough }) => !isDough).flatMap(({ lines }) => lines)).map(({ id }) => id),
)

const isPlainRed = (pizza: EveningPizza): boolean => {
  const ids = toppingIds(pizza)
  return (
    ids.some((id) => TOMATO.has(id)) &&
    ids.every((id) => TOMATO.has(id) || MOZZARELLA.has(id) || SEASONING.has(id))
  )
}

/** A Margherita or what is as plain as one. */
export const isClassic = remembered(
  (pizza: EveningPizza): boolean =>
    pizza.own === null &&
    pizza.changes.length === 0 &&
    isPlainRed(pizza) &&
    toppingIds(pizza).some((id) => MOZZARELLA.has(id)),
)

/** A Marinara: the classic of a table where nobody may have the others. */
export const isPlainVegan = remembered(
  (pizza: EveningPizza): boolean =>
    pizza.own === null && pizza.changes.length === 0 && isPlainRed(pizza) && pizza.diets.vegan,
)

export type Family = 'senza glutine' | 'mare' | 'salumi' | 'rossa' | 'verdure' | 'bianca'

const [SEA, MEAT, VEGETABLES, RED] = ['pesce', 'carne', 'verdura', 'pomodoro'].map(kindOfDislike)

export const familyOf = remembered((pizza: EveningPizza): Family => {
  // It is for whoever may have no other: beside it the classic is no repetition.
  if (pizza.own !== null) return 'senza glutine'
  const kinds = kindsIn(pizza)
  const has = (kind: typeof SEA) => kind !== undefined && kinds.has(kind)
  if (has(SEA)) return 'mare'
  if (has(MEAT)) return 'salumi'
  if (has(VEGETABLES) && !isPlainRed(pizza)) return 'verdure'
  return has(RED) ? 'rossa' : 'bianca'
})
