/** What a host looks at beside the needs: the classic red pizza, and kinds of topping that differ.
 *
 * Source  ids of a classic in content/topping-ideas.yaml [stima], kinds of food of `disliked-kinds.ts`.
 * Valid   any pizza of an evening. */
import { recipeLines } from '#domain/ingredients/recipe-lines.ts'
import { CLASSIC_TOPPING } from '#knowledge/classic-topping.ts'
import { kindOfDislike, kindsIn } from './disliked-kinds.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { remembered } from './remembered.ts'

const TOMATO = new Set(CLASSIC_TOPPING.tomato)
const CHEESE = new Set(CLASSIC_TOPPING.cheese)
const SEASONING = new Set(CLASSIC_TOPPING.seasoning)

const toppingIds = remembered(({ groups }: EveningPizza): string[] =>
  recipeLines(groups.filter(({ isDough }) => !isDough).flatMap(({ lines }) => lines)).map(({ id }) => id),
)

const isPlainRed = (pizza: EveningPizza): boolean => {
  const ids = toppingIds(pizza)
  return (
    ids.some((id) => TOMATO.has(id)) &&
    ids.every((id) => TOMATO.has(id) || CHEESE.has(id) || SEASONING.has(id))
  )
}

/** A Margherita or what is as plain as one. */
export const isClassic = remembered(
  (pizza: EveningPizza): boolean =>
    !pizza.isWithoutGluten &&
    pizza.changes.length === 0 &&
    isPlainRed(pizza) &&
    toppingIds(pizza).some((id) => CHEESE.has(id)),
)

/** A Marinara: the classic of a table where nobody may have the others. */
export const isPlainVegan = remembered(
  (pizza: EveningPizza): boolean =>
    !pizza.isWithoutGluten && pizza.changes.length === 0 && isPlainRed(pizza) && pizza.diets.vegan,
)

export type Family = 'senza glutine' | 'mare' | 'salumi' | 'rossa' | 'verdure' | 'bianca'

const [SEA, MEAT, VEGETABLES, RED] = ['pesce', 'carne', 'verdura', 'pomodoro'].map(kindOfDislike)

export const familyOf = remembered((pizza: EveningPizza): Family => {
  // It is for whoever may have no other: beside it the classic is no repetition.
  if (pizza.isWithoutGluten) return 'senza glutine'
  const kinds = kindsIn(pizza)
  const has = (kind: typeof SEA) => kind !== undefined && kinds.has(kind)
  if (has(SEA)) return 'mare'
  if (has(MEAT)) return 'salumi'
  if (has(VEGETABLES) && !isPlainRed(pizza)) return 'verdure'
  return has(RED) ? 'rossa' : 'bianca'
})
