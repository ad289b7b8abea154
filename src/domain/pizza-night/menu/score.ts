/** The score of a menu: the lower, the better. docs/decisions/0024 says why these terms and no others.
 *
 * Units   points; appetites in half pizzas.
 * Source  the weights are [stima]: what matters more lies a factor of ten above what matters less.
 * Valid   menus in which everybody may eat what he gets; others have no score. */
import type { Guest } from '../evening-request.ts'
import { halvesOf } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'

/** A wish that is not met weighs more than anything about the other guests' pizzas. */
export const WISH = 1000
/** One dough more to make. */
const DOUGH = 60
/** Half a pizza that nobody has asked for. */
const LEFTOVER = 15
const DIFFICULTY = { facile: 0, media: 1, difficile: 3 } as const
/** Made for guests who need it: more expensive and drier than the same pizza with gluten. */
const WITHOUT_GLUTEN = 12
/** The recipe itself is rather served than a variant of it. */
const VARIANT = 4

/** Points of half a pizza. */
export const pizzaPoints = ({ difficulty, own, changes }: EveningPizza): number =>
  DIFFICULTY[difficulty] + (own === null ? 0 : WITHOUT_GLUTEN) + (changes.length > 0 ? VARIANT : 0)

/** A variant of the wished pizza is that pizza, for who may not eat it as it is. */
export const isWished = (
  { wish }: Pick<Guest, 'wish'>,
  { key, recipeId }: Pick<EveningPizza, 'key' | 'recipeId'>,
): boolean => wish === key || wish === String(recipeId)

export const wishPoints = (
  guest: Pick<Guest, 'wish'>,
  pizza: Pick<EveningPizza, 'key' | 'recipeId'>,
): number => (guest.wish === null || isWished(guest, pizza) ? 0 : WISH)

/** Squares spread the table over the pizzas, so that there is something to choose and to pass round. */
export const spreadPoints = (halves: number): number => halves ** 2 + (halves % 2) * LEFTOVER

export const doughPoints = (doughs: number): number => Math.max(0, doughs - 1) * DOUGH

/** `chosen[i]` is what guest i eats. */
export function menuScore(guests: readonly Guest[], chosen: readonly EveningPizza[]): number {
  const halves = new Map<EveningPizza, number>()
  let points = doughPoints(new Set(chosen.map(({ doughKind }) => doughKind)).size)
  guests.forEach((guest, index) => {
    const pizza = chosen[index]
    if (!pizza) return
    points += wishPoints(guest, pizza) + pizzaPoints(pizza) * halvesOf(guest)
    halves.set(pizza, (halves.get(pizza) ?? 0) + halvesOf(guest))
  })
  for (const sum of halves.values()) points += spreadPoints(sum)
  return points
}
