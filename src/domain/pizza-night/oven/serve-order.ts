/** In which order pieces that all share are baked, and who eats of which.
 *
 * Units   units of a piece (`piece-of.ts`), milliseconds since 1970 UTC (`…Ms`).
 * Source  a list schedule: what has no gluten comes first, then at each turn the kind that feeds most of those
 *         who have waited longest. From a piece each takes what his share is spread over the pieces of its kind,
 *         one unit after the other, the longest waiting first.
 * Valid   menus whose shares fit in their pieces. What is still owed always fits in what is still to come. */
import type { EveningMenu } from '../menu/evening-menu.ts'
import type { EveningPizza } from '../menu/evening-pizza.ts'
import { capOf, type Table } from '../menu/piece-of.ts'
import { isClassic } from '../menu/taste.ts'
import type { BakedPizza, PizzaToBake, Portion } from './queue.ts'

type Owed = { guest: number; pizza: EveningPizza; units: number }

/** What is still to be baked and eaten. */
class Board {
  readonly left: Map<EveningPizza, number>
  private readonly owed: Owed[]
  private readonly lastAt = new Map<number, number>()
  private readonly table: Table

  constructor(menu: EveningMenu, table: Table) {
    this.table = table
    this.left = new Map(menu.pieces)
    this.owed = menu.places.flatMap(({ shares }, guest) => shares.map((share) => ({ ...share, guest })))
  }

  private since = ({ guest }: Owed) => this.lastAt.get(guest) ?? Number.NEGATIVE_INFINITY

  private eaters = (pizza: EveningPizza) =>
    this.owed
      .filter((one) => one.pizza === pizza && one.units > 0)
      .sort((one, other) => (this.since(one) === this.since(other) ? 0 : this.since(one) - this.since(other)))

  /** Removes a piece, and hands out its units. */
  hand(pizza: EveningPizza, at: number): Portion[] {
    const pieces = this.left.get(pizza) ?? 1
    this.left.set(pizza, pieces - 1)
    const eaters = this.eaters(pizza).map((owed) => ({
      owed,
      most: Math.ceil(owed.units / pieces),
      units: 0,
    }))
    let room = capOf(pizza, this.table)
    for (let turn = 0; eaters.some(({ most }) => most > turn); turn += 1)
      for (const eater of eaters) {
        if (room === 0 || eater.most <= turn) continue
        eater.units += 1
        eater.owed.units -= 1
        room -= 1
      }
    const served = eaters.filter(({ units }) => units > 0)
    for (const { owed } of served) this.lastAt.set(owed.guest, at)
    return served.map(({ owed: { guest }, units }) => ({ guest, units }))
  }

  /** How many of those who have waited longest eat of it. */
  feeds(pizza: EveningPizza): number {
    const hungry = this.owed.filter(({ units }) => units > 0)
    const longest = Math.min(...hungry.map(this.since))
    return this.eaters(pizza).filter((one) => this.since(one) === longest).length
  }
}

export function servingOrder(menu: EveningMenu, table: Table): PizzaToBake[] {
  const board = new Board(menu, table)
  const count = [...menu.pieces.values()].reduce((sum, one) => sum + one, 0)
  let isBegun = false
  return Array.from({ length: count }, (_, turn) => {
    const left = menu.pizzas.filter((pizza) => (board.left.get(pizza) ?? 0) > 0)
    const free = left.filter(({ isWithoutGluten }) => isWithoutGluten)
    const next = free.length > 0 ? free : left
    const first = isBegun ? undefined : next.find(isClassic)
    const [pizza] = next.toSorted(
      (one, other) =>
        Number(other === first) - Number(one === first) ||
        board.feeds(other) - board.feeds(one) ||
        (board.left.get(other) ?? 0) - (board.left.get(one) ?? 0),
    )
    if (!pizza) throw new Error('nothing is left to bake')
    isBegun = isBegun || !pizza.isWithoutGluten
    board.hand(pizza, turn)
    return { pizza, portions: [] }
  })
}

/** The queue with its portions, by the hours at which the pieces really come. */
export function withPortions(queue: readonly BakedPizza[], menu: EveningMenu, table: Table): BakedPizza[] {
  const board = new Board(menu, table)
  const portions = new Map(
    queue
      .toSorted((one, other) => one.servedMs - other.servedMs)
      .map((baked) => [baked, board.hand(baked.pizza, baked.servedMs)]),
  )
  return queue.map((baked) => ({ ...baked, portions: portions.get(baked) ?? [] }))
}
