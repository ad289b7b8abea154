/** How the pieces that an evening bakes are cut: into units, of which a guest gets as many as he is hungry.
 *
 * Units   units of a piece: half pizzas where everybody has his own, slices where all share, squares of a tray;
 *         cm².
 * Source  eight slices a pizza; a pala is long and stays whole; a square of 75 cm², four for one person. [stima] */
import type { EveningOven, Service } from '../evening-fields.ts'
import type { Guest } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'

/** The part of a request that says how all eat. */
export type Table = { service: Service; oven: Pick<EveningOven, 'panLengthCm' | 'panWidthCm'> }

const OF_ONE: Readonly<Record<Service, number>> = { each: 2, slices: 8, trays: 4 }
const SQUARE_CM2 = 75

/** Units of a guest whose appetite is one pizza. */
export const ofOne = ({ service }: Table): number => OF_ONE[service]

export const unitsOf = ({ appetite }: Pick<Guest, 'appetite'>, table: Table): number =>
  Math.round(appetite * ofOne(table))

export const isShared = ({ service }: Pick<Table, 'service'>): boolean => service !== 'each'

const trayAreaCm2 = ({ oven }: Table): number => oven.panLengthCm * oven.panWidthCm

type Made = Pick<EveningPizza, 'servings' | 'madeOfOne' | 'trayCm2'>

/** Into how many units a piece is cut. Beside trays a pizza is for one person. */
export function capOf({ madeOfOne, trayCm2 }: Made, table: Table): number {
  if (trayCm2 !== null) return Math.max(1, Math.round(trayAreaCm2(table) / SQUARE_CM2))
  return ofOne(table) * (table.service === 'slices' ? madeOfOne : 1)
}

/** How many pieces of tonight the recipe's own doses make. */
export function piecesMade({ servings, madeOfOne, trayCm2 }: Made, table: Table): number {
  if (trayCm2 !== null) return trayCm2 / trayAreaCm2(table)
  return table.service === 'slices' ? servings : servings * madeOfOne
}
