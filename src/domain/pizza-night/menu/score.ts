/** The score of a menu: the lower, the better. docs/decisions/0024 gives the reasons for these terms.
 *
 * Units   points; appetites in half pizzas.
 * Source  the weights are [stima].
 * Valid   menus in which every guest may eat their pizza; other menus have no score. */
import type { Guest } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { type Family, isClassic } from './taste.ts'

/** A missed wish costs more than the points of the other guests can differ. */
export const WISH = 1000
export const NO_CLASSIC = 40
const DOUGH = 20
const ALIKE = 12
const UNWANTED = 8
export const LEFTOVER = 15
const DIFFICULTY = { facile: 0, media: 1, difficile: 3 } as const
const WITHOUT_GLUTEN = 12
const VARIANT = 4

/** Everybody who bakes at home has made a classic, so only a difficult one counts as difficult. */
const difficultyPoints = (pizza: EveningPizza): number =>
  isClassic(pizza) && pizza.difficulty !== 'difficile' ? 0 : DIFFICULTY[pizza.difficulty]

export const pizzaPoints = (pizza: EveningPizza): number =>
  difficultyPoints(pizza) +
  (pizza.isWithoutGluten ? WITHOUT_GLUTEN : 0) +
  (pizza.changes.length > 0 ? VARIANT : 0)

/** A variant of the wished pizza fulfils the wish of a guest who may not eat the original. */
export const isWished = (
  { wish }: Pick<Guest, 'wish'>,
  { key, recipeId }: Pick<EveningPizza, 'key' | 'recipeId'>,
): boolean => wish === key || wish === String(recipeId)

/** For half a vegan pizza, if the guest eats everything and did not ask for it. */
export const unwantedPoints = (guest: Pick<Guest, 'wish' | 'needs'>, pizza: EveningPizza): number =>
  pizza.diets.vegan &&
  !guest.needs.includes('vegana') &&
  !guest.needs.includes('vegetariana') &&
  !isWished(guest, pizza)
    ? UNWANTED
    : 0

/** For each pair of pizzas that resemble each other. */
export function alikePoints(families: readonly Family[]): number {
  let pairs = 0
  for (let one = 1; one < families.length; one += 1)
    for (let other = 0; other < one; other += 1) if (families[one] === families[other]) pairs += 1
  return pairs * ALIKE
}

/** Squares favour menus in which guests eat different pizzas and can share. */
export const spreadPoints = (halves: number): number => halves ** 2 + (halves % 2) * LEFTOVER

export const doughPoints = (doughs: number): number => Math.max(0, doughs - 1) * DOUGH
