/** How the pieces that an evening bakes are cut: into units, of which a guest gets as many as he is hungry.
 *
 * Units   units of a piece: half pizzas where everybody has his own, slices where all share.
 * Source  eight slices a pizza; a pala is long and stays whole. [stima] */
import type { Service } from '../evening-fields.ts'
import type { Guest } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'

/** The part of a request that says how all eat. */
export type Table = { service: Service }

const OF_ONE: Readonly<Record<Service, number>> = { each: 2, slices: 8 }

/** Units of a guest whose appetite is one pizza. */
export const ofOne = ({ service }: Table): number => OF_ONE[service]

export const unitsOf = ({ appetite }: Pick<Guest, 'appetite'>, table: Table): number =>
  Math.round(appetite * ofOne(table))

export const isShared = ({ service }: Table): boolean => service !== 'each'

type Made = Pick<EveningPizza, 'servings' | 'madeOfOne'>

/** Into how many units a piece is cut. */
export const capOf = ({ madeOfOne }: Made, table: Table): number =>
  ofOne(table) * (isShared(table) ? madeOfOne : 1)

/** How many pieces of tonight the recipe's own doses make. */
export const piecesMade = ({ servings, madeOfOne }: Made, table: Table): number =>
  isShared(table) ? servings : servings * madeOfOne
