/** How the pieces that an evening bakes are cut: into units, of which a guest gets as many as he is hungry.
 *
 * Units   units of a piece: half pizzas where everybody has his own. */
import { type Guest, halvesOf } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'

export const UNITS_OF_PIECE = 2

export const unitsOf = (guest: Pick<Guest, 'appetite'>): number => halvesOf(guest)

/** How many pieces of tonight the recipe's own doses make. */
export const piecesMade = ({ servings, madeOfOne }: EveningPizza): number => servings * madeOfOne
