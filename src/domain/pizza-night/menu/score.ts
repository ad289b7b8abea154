/** The score of a menu: the lower, the better. docs/decisions/0024 gives the reasons for these terms.
 *
 * Units   points; appetites in half pizzas.
 * Source  the weights are [stima].
 * Valid   menus in which every guest may eat their pizza; other menus have no score. */
import type { Guest } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'

/** A missed wish costs more than the `pizzaPoints` of the other guests can differ. */
export const WISH = 1000
const DOUGH = 60
const LEFTOVER = 15
const DIFFICULTY = { facile: 0, media: 1, difficile: 3 } as const
const WITHOUT_GLUTEN = 12
const VARIANT = 4

export const pizzaPoints = ({ difficulty, own, changes }: EveningPizza): number =>
  DIFFICULTY[difficulty] + (own === null ? 0 : WITHOUT_GLUTEN) + (changes.length > 0 ? VARIANT : 0)

/** A variant of the wished pizza fulfils the wish of a guest who may not eat the original. */
export const isWished = (
  { wish }: Pick<Guest, 'wish'>,
  { key, recipeId }: Pick<EveningPizza, 'key' | 'recipeId'>,
): boolean => wish === key || wish === String(recipeId)

/** Squares favour menus in which guests eat different pizzas and can share. */
export const spreadPoints = (halves: number): number => halves ** 2 + (halves % 2) * LEFTOVER

export const doughPoints = (doughs: number): number => Math.max(0, doughs - 1) * DOUGH
