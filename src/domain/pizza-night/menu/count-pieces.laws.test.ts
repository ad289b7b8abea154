import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { cases } from '#tests/support/proof.ts'
import { APPETITES, type Guest, USUAL_GUEST } from '../evening-request.ts'
import { type Choice, chooseMenu } from './choose-menu.ts'
import { type EveningPizza, eveningPizza } from './evening-pizza.ts'
import { alikePoints, doughPoints, isWished, NO_CLASSIC, pizzaPoints, unwantedPoints, WISH } from './score.ts'
import { familyOf, isClassic, isPlainVegan } from './taste.ts'

const RUNS = cases(200, 2000)
/** What a pizza is cut into, and what is left over of one costs: tables of the test. */
const SLICES = 8
const LEFT_SLICE = 15 / 4
const [REPEATED_SLICE, LONE, CROWDED, SLOW_TURN] = [15 / 4, 40, 10, 30]

const SHAPES = [1, 96, 7, 18, 2, 13, 16].flatMap((id) =>
  eveningRecipes.filter((recipe) => recipe.id === id).flatMap((recipe) => eveningPizza(recipe) ?? []),
)

type Table = {
  guests: Guest[]
  pizzas: EveningPizza[]
  maxPizzas: number
  maxDoughs: number
  forbidden: number[]
}

const anyTable: fc.Arbitrary<Table> = fc
  .record({
    shapes: fc.array(
      fc.record({
        shape: fc.constantFrom(...SHAPES),
        difficulty: fc.constantFrom('facile' as const, 'media' as const, 'difficile' as const),
        doughKind: fc.constantFrom('tonda', 'romana'),
        madeOfOne: fc.constantFrom(1, 1, 1, 2),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    places: fc.array(
      fc.record({
        appetite: fc.constantFrom(...APPETITES),
        needs: fc.constantFrom<Guest['needs']>([], [], ['vegana']),
        wish: fc.option(fc.integer({ min: 0, max: 4 }).map(String), { freq: 3 }),
        forbidden: fc.nat(15),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    maxPizzas: fc.integer({ min: 1, max: 4 }),
    maxDoughs: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ shapes, places, ...limits }) => ({
    ...limits,
    pizzas: shapes.map(({ shape, ...more }, index) => ({
      ...shape,
      ...more,
      key: String(index),
      recipeId: 1000,
    })),
    guests: places.map(({ forbidden: _forbidden, ...guest }) => ({ ...USUAL_GUEST, ...guest })),
    forbidden: places.map(({ forbidden }) => forbidden),
  }))

const mayEatAt =
  ({ forbidden }: Table) =>
  (guest: number, pizza: number) =>
    (((forbidden[guest] ?? 0) >> pizza) & 1) === 0

/** Whether everybody gets enough, found by handing out one slice after the other and exchanging them. */
function feeds(table: Table, counts: ReadonlyMap<number, number>): boolean {
  const mayEat = mayEatAt(table)
  const left = table.pizzas.map(({ madeOfOne }, pizza) => (counts.get(pizza) ?? 0) * SLICES * madeOfOne)
  const has = table.guests.map(() => table.pizzas.map(() => 0))
  const own = (guest: number, pizza: number) => has[guest]?.[pizza] ?? 0
  const put = (guest: number, pizza: number, more: number) => {
    const row = has[guest] as number[]
    row[pizza] = own(guest, pizza) + more
  }
  const wanted = table.guests.map(({ appetite }) => appetite * SLICES)
  table.guests.forEach(({ wish }, guest) => {
    const pizza = wish === null ? -1 : Number(wish)
    if (!counts.has(pizza) || !mayEat(guest, pizza)) return
    left[pizza] = (left[pizza] ?? 0) - 1
    wanted[guest] = (wanted[guest] ?? 0) - 1
  })
  if (Math.min(...left) < 0) return false
  const gets = (guest: number, seen: Set<number>): boolean =>
    [...counts.keys()].some((pizza) => {
      if (seen.has(pizza) || !mayEat(guest, pizza)) return false
      seen.add(pizza)
      const isLeft = (left[pizza] ?? 0) > 0
      const giver = isLeft ? -1 : has.findIndex((_, other) => own(other, pizza) > 0 && gets(other, seen))
      if (!isLeft && giver < 0) return false
      if (isLeft) left[pizza] = (left[pizza] ?? 0) - 1
      else put(giver, pizza, -1)
      put(guest, pizza, 1)
      return true
    })
  return wanted.every((count, guest) => Array.from({ length: count }).every(() => gets(guest, new Set())))
}

/** What it costs that guests eat apart from the others: of one kind, of pieces that they fill, or seldom. */
function apartPoints(table: Table, counts: ReadonlyMap<number, number>): number {
  const mayEat = mayEatAt(table)
  const own = table.guests.map((_, guest) => [...counts.keys()].filter((pizza) => mayEat(guest, pizza)))
  const countIn = (some: readonly number[]) => some.reduce((sum, pizza) => sum + (counts.get(pizza) ?? 0), 0)
  const slicesIn = (some: readonly number[]) =>
    some.reduce(
      (sum, pizza) => sum + (counts.get(pizza) ?? 0) * SLICES * (table.pizzas[pizza]?.madeOfOne ?? 0),
      0,
    )
  const all = countIn([...counts.keys()])
  return own.reduce((sum, kinds) => {
    const fillers = table.guests.filter((_, other) => own[other]?.every((pizza) => kinds.includes(pizza)))
    const wanted = fillers.reduce((units, { appetite }) => units + appetite * SLICES, 0)
    const isCrowded = kinds.length < counts.size && 3 * wanted > 2 * slicesIn(kinds)
    const pause = Math.ceil((all - 1) / (countIn(kinds) + 1))
    const isLone = kinds.length === 1 && counts.size > 1
    return sum + (isLone ? LONE : 0) + (isCrowded ? CROWDED : 0) + SLOW_TURN * Math.max(0, pause - 2)
  }, 0)
}

function classicsOf(table: Table): EveningPizza[] {
  const mayEat = mayEatAt(table)
  const eaten = table.pizzas.filter((_, pizza) => table.guests.some((_, guest) => mayEat(guest, pizza)))
  const classics = eaten.filter(isClassic)
  return classics.length > 0 ? classics : eaten.filter(isPlainVegan)
}

function scoreOf({ pizzas, guests, ...table }: Table, counts: ReadonlyMap<number, number>): number {
  const mayEat = mayEatAt({ pizzas, guests, ...table })
  const plain = classicsOf({ pizzas, guests, ...table })
  const set = [...counts.keys()].map((pizza) => pizzas[pizza] as EveningPizza)
  const slices = [...counts].map(([pizza, count]) => count * SLICES * (pizzas[pizza]?.madeOfOne ?? 0))
  const total = guests.reduce((sum, { appetite }) => sum + appetite * SLICES, 0)
  const baked = slices.reduce((sum, one) => sum + one, 0)
  const points = set.map((pizza, index) => {
    const halves = (slices[index] ?? 0) / 4
    const repeated = Math.max(0, (slices[index] ?? 0) - 2 * SLICES)
    return pizzaPoints(pizza) * halves + halves ** 2 + REPEATED_SLICE * repeated
  })
  const isVegan = set.map((pizza) => guests.some((guest) => unwantedPoints(guest, pizza) > 0))
  const wants = guests.filter((guest, g) =>
    [...counts.keys()].some(
      (pizza, index) =>
        isVegan[index] && mayEat(g, pizza) && unwantedPoints(guest, pizzas[pizza] as EveningPizza) === 0,
    ),
  )
  const vegan = slices.reduce((sum, one, index) => sum + (isVegan[index] ? one : 0), 0)
  const tooMuch = Math.max(0, vegan - 2 * wants.reduce((sum, { appetite }) => sum + appetite * SLICES, 0))
  const missed = guests.filter(
    (guest, g) =>
      guest.wish !== null &&
      ![...counts.keys()].some((pizza) => mayEat(g, pizza) && isWished(guest, pizzas[pizza] as EveningPizza)),
  )
  return (
    WISH * missed.length +
    doughPoints(new Set(set.map(({ doughKind }) => doughKind)).size) +
    alikePoints(set.map(familyOf)) +
    (set.some((pizza) => plain.includes(pizza)) ? 0 : NO_CLASSIC) +
    points.reduce((sum, one) => sum + one, 0) +
    LEFT_SLICE * (baked - total) +
    2 * tooMuch +
    apartPoints({ pizzas, guests, ...table }, counts)
  )
}

const without = (counts: ReadonlyMap<number, number>, pizza: number) =>
  new Map(
    [...counts]
      .map(([one, count]) => [one, one === pizza ? count - 1 : count] as const)
      .filter(([, count]) => count > 0),
  )

const isLeast = (table: Table, counts: ReadonlyMap<number, number>) =>
  [...counts.keys()].every((pizza) => {
    const less = without(counts, pizza)
    const isMissed =
      less.size < counts.size &&
      table.guests.some(({ wish }, guest) => wish === String(pizza) && mayEatAt(table)(guest, pizza))
    return isMissed || !feeds(table, less)
  })

function bestOfAll(table: Table): number {
  const { pizzas, guests, maxPizzas, maxDoughs } = table
  const most = Math.ceil(guests.reduce((sum, { appetite }) => sum + appetite * SLICES, 0) / SLICES) + 1
  let best = Number.POSITIVE_INFINITY
  const grow = (pizza: number, counts: ReadonlyMap<number, number>) => {
    if (pizza === pizzas.length) {
      const doughs = new Set([...counts.keys()].map((one) => pizzas[one]?.doughKind)).size
      if (counts.size === 0 || counts.size > maxPizzas || doughs > maxDoughs) return
      const score = scoreOf(table, counts)
      if (score < best && feeds(table, counts) && isLeast(table, counts)) best = score
      return
    }
    for (let count = 0; count <= most; count += 1)
      grow(pizza + 1, count === 0 ? counts : new Map([...counts, [pizza, count]]))
  }
  grow(0, new Map())
  return best
}

/** One more classic in the place of what is repeated would be worse. */
function repeatsClassic(table: Table, counts: ReadonlyMap<number, number>) {
  const classics = classicsOf(table).map((pizza) => table.pizzas.indexOf(pizza))
  for (const classic of classics.filter((pizza) => counts.has(pizza)))
    for (const [other, count] of counts) {
      if (count < 2 || classics.includes(other)) continue
      const more = new Map([...counts, [other, count - 1], [classic, (counts.get(classic) ?? 0) + 1]])
      if (feeds(table, more) && isLeast(table, more))
        expect(scoreOf(table, more)).toBeGreaterThan(scoreOf(table, counts))
    }
}

function isWell(table: Table, { shares, pieces, score }: Choice) {
  const counts = new Map([...pieces].map(([pizza, count]) => [table.pizzas.indexOf(pizza), count] as const))
  expect(isLeast(table, counts)).toBe(true)
  repeatsClassic(table, counts)
  expect(scoreOf(table, counts)).toBeCloseTo(score, 6)
  const sum = (some: readonly { units: number }[]) => some.reduce((all, { units }) => all + units, 0)
  expect(shares.map(sum)).toEqual(table.guests.map(({ appetite }) => appetite * SLICES))
  for (const [pizza, count] of pieces)
    expect(sum(shares.flat().filter((share) => share.pizza === pizza))).toBeLessThanOrEqual(
      count * SLICES * pizza.madeOfOne,
    )
  shares.forEach((own, guest) => {
    for (const { pizza } of own) expect(mayEatAt(table)(guest, table.pizzas.indexOf(pizza))).toBe(true)
    const { wish } = table.guests[guest] as Guest
    const wished = table.pizzas.find(({ key }) => key === wish)
    if (wished && pieces.has(wished) && mayEatAt(table)(guest, table.pizzas.indexOf(wished)))
      expect(own.map(({ pizza }) => pizza)).toContain(wished)
  })
}

test('where all share, the pieces are the best of all that feed everybody, and none is too many', () => {
  let found = 0
  fc.assert(
    fc.property(anyTable, (table) => {
      const choice = chooseMenu(table.guests, table.pizzas, mayEatAt(table), {
        ...table,
        table: { service: 'slices', oven: { panLengthCm: 40, panWidthCm: 30 } },
      })
      if (choice === null) {
        expect(bestOfAll(table)).toBe(Number.POSITIVE_INFINITY)
        return
      }
      found += 1
      isWell(table, choice)
      expect(choice.score).toBeCloseTo(bestOfAll(table), 6)
    }),
    { numRuns: RUNS },
  )
  expect(found).toBeGreaterThan(RUNS / 4)
})
