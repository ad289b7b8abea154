/** The table for the menu search: the cost of each pizza and the guests who may eat it.
 *
 * Units   points of `score.ts`, half pizzas; sets of guests are bit masks.
 * Valid   `EVENING_LIMITS`: a bit mask holds up to 31 guests. */
import type { Guest } from '../evening-request.ts'
import { halvesOf } from '../evening-request.ts'
import type { EveningPizza } from './evening-pizza.ts'
import { capOf, isShared, ofOne, type Table, unitsOf } from './piece-of.ts'
import { isWished, pizzaPoints, unwantedPoints } from './score.ts'
import type { Steps } from './steps.ts'
import { type Family, familyOf, isClassic, isPlainVegan } from './taste.ts'

export type Column = {
  place: number
  doughKind: string
  /** Units of a piece. */
  cap: number
  points: number
  /** Points more for half a pizza, for each guest. */
  unwanted: readonly number[]
  /** Bit masks: the guests who may eat the pizza, and those of them who wish for it. */
  isFor: number
  isWishedBy: number
  isPinned: boolean
  /** How often the host wants it baked; null where only the kind is chosen. */
  pinnedCount: number | null
  isClassic: boolean
  family: Family
}

export type MenuTable = {
  /** Units of the guests, of which `ofOne` are a whole pizza, and the same in halves. */
  units: readonly number[]
  ofOne: number
  isShared: boolean
  /** Cut at the table: what is baked more often than twice repeats itself. */
  isSliced: boolean
  halves: readonly number[]
  total: number
  everybody: number
  wishers: number
  columns: readonly Column[]
}

const isWithin = (some: number, others: number): boolean => (some & ~others) === 0

export const countOf = (guests: number): number => {
  let count = 0
  for (let left = guests; left !== 0; left &= left - 1) count += 1
  return count
}

const bitsOf = (count: number, isIn: (guest: number) => boolean): number => {
  let bits = 0
  for (let guest = 0; guest < count; guest += 1) if (isIn(guest)) bits |= 1 << guest
  return bits
}

export function menuTable(
  guests: readonly Guest[],
  pizzas: readonly EveningPizza[],
  mayEat: (guest: number, pizza: number) => boolean,
  { table, pinned = [] }: { table: Table; pinned?: readonly string[] | undefined },
): MenuTable {
  const halves = guests.map(halvesOf)
  const isFor = pizzas.map((_, place) => bitsOf(guests.length, (guest) => mayEat(guest, place)))
  const classics = classicsOf(pizzas, (place) => isFor[place] !== 0)
  const isCounted =
    new Set(pinned).size < pinned.length || pinned.length >= leastPieces(guests, pizzas, table)
  return {
    units: guests.map((guest) => unitsOf(guest, table)),
    ofOne: ofOne(table),
    isShared: isShared(table),
    isSliced: table.service === 'slices',
    halves,
    total: halves.reduce((sum, one) => sum + one, 0),
    everybody: bitsOf(guests.length, () => true),
    wishers: bitsOf(guests.length, (guest) => guests[guest]?.wish !== null),
    columns: pizzas.map((pizza, place) => {
      const eaters = isFor[place] ?? 0
      const count = pinned.filter((key) => key === pizza.key).length
      const wished = bitsOf(guests.length, (guest) => isWished(guests[guest] ?? { wish: null }, pizza))
      return {
        place,
        doughKind: pizza.doughKind,
        cap: capOf(pizza, table),
        points: pizzaPoints(pizza),
        unwanted: guests.map((guest) => unwantedPoints(guest, pizza)),
        isFor: eaters,
        isWishedBy: eaters & wished,
        isPinned: pinned.includes(pizza.key),
        pinnedCount: isCounted && count > 0 ? count : null,
        isClassic: classics.has(pizza),
        family: familyOf(pizza),
      }
    }),
  }
}

/** As many as if all ate of the largest pieces. */
function leastPieces(guests: readonly Guest[], pizzas: readonly EveningPizza[], table: Table): number {
  const units = guests.reduce((sum, guest) => sum + unitsOf(guest, table), 0)
  return Math.ceil(units / Math.max(1, ...pizzas.map((pizza) => capOf(pizza, table))))
}

/** The pizzas that count as the classic one of this table: those without cheese only where nobody may have
 * another. */
function classicsOf(
  pizzas: readonly EveningPizza[],
  isEaten: (pizza: number) => boolean,
): ReadonlySet<EveningPizza> {
  const eaten = pizzas.filter((_, place) => isEaten(place))
  const classics = eaten.filter(isClassic)
  return new Set(classics.length > 0 ? classics : eaten.filter(isPlainVegan))
}

export const costOf = ({ points, unwanted }: Column, guest: number): number => points + (unwanted[guest] ?? 0)

export const isFree = ({ family }: Pick<Column, 'family'>): boolean => family === 'senza glutine'

/** The kinds of a set that a guest may eat, as a bit mask. */
export function optionsOf(set: readonly Column[], guest: number): number {
  let options = 0
  for (let kind = 0; kind < set.length; kind += 1)
    if (((set[kind]?.isFor ?? 0) >> guest) & 1) options |= 1 << kind
  return options
}

/** The kind that fulfils the wish of a guest; -1 if none does. */
export const wishIn = (set: readonly Column[], guest: number): number =>
  set.findIndex(({ isWishedBy }) => (isWishedBy >> guest) & 1)

/** Removes a pizza if at least `most` other pizzas could replace it for every guest. A menu has at most
 * `most` pizzas, so one of the replacements is always unused. */
export function withoutReplaceable(table: MenuTable, most: number, steps: Steps): MenuTable {
  const { columns } = table
  const doughs = new Map<string, number>()
  for (const { doughKind } of columns) doughs.set(doughKind, (doughs.get(doughKind) ?? 0) + 1)
  /** If only one pizza uses a dough, replacing the pizza also saves the dough. */
  const dough = ({ doughKind }: Column) => (doughs.get(doughKind) === 1 ? '' : doughKind)
  const replaces = (one: Column, other: Column) =>
    (one.points < other.points || (one.points === other.points && one.place < other.place)) &&
    isWithin(other.isFor, one.isFor) &&
    isWithin(other.isWishedBy, one.isWishedBy) &&
    one.unwanted.every((points, guest) => points <= (other.unwanted[guest] ?? 0)) &&
    one.family === other.family &&
    one.cap === other.cap &&
    (one.isClassic || !other.isClassic) &&
    dough(one) === dough(other)
  steps.count += columns.length ** 2
  const left = columns.filter(
    (column) =>
      column.isPinned || (column.isFor !== 0 && columns.filter((one) => replaces(one, column)).length < most),
  )
  return { ...table, columns: left }
}
