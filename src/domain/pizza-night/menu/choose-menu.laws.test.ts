import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { cases } from '#tests/support/proof.ts'
import { EVENING_LIMITS } from '../evening-fields.ts'
import { APPETITES, type Guest, halvesOf, USUAL_GUEST } from '../evening-request.ts'
import { type Choice, chooseMenu } from './choose-menu.ts'
import { type EveningPizza, eveningPizza } from './evening-pizza.ts'
import {
  alikePoints,
  doughPoints,
  isWished,
  NO_CLASSIC,
  pizzaPoints,
  spreadPoints,
  unwantedPoints,
  WISH,
} from './score.ts'
import { SEARCH_LIMITS } from './steps.ts'
import { familyOf, isClassic, isPlainVegan } from './taste.ts'

const RUNS = cases(200, 2000)
/** With 24 guests and 110 pizzas a search takes a tenth of a second. */
const LARGE_RUNS = cases(30, 2000)

/** One of each family, two classics and the Marinara. */
const SHAPES = [1, 96, 7, 18, 2, 13, 16].flatMap((id) =>
  eveningRecipes.filter((recipe) => recipe.id === id).flatMap((recipe) => eveningPizza(recipe) ?? []),
)
const [margherita] = SHAPES
if (!margherita || SHAPES.length !== 7) throw new Error('a recipe is missing')

const { guests: guestLimits, maxPizzas: pizzaLimits } = EVENING_LIMITS

const most = EVENING_LIMITS.maxPizzas.max
const SHARING = EVENING_LIMITS.guests.max * SEARCH_LIMITS.sums * 2 * most
const WEIGHING = SEARCH_LIMITS.sets * (EVENING_LIMITS.guests.max * most + (1 << most) ** 2)
const MOST_STEPS = SEARCH_LIMITS.coverSteps + 1 + WEIGHING + SEARCH_LIMITS.shareSteps + SHARING

const wishPoints = (guest: Pick<Guest, 'wish'>, pizza: Pick<EveningPizza, 'key' | 'recipeId'>): number =>
  guest.wish === null || isWished(guest, pizza) ? 0 : WISH

/** What the menu costs as a whole, by the sets of pizzas that are eaten. */
function tastePoints(eaten: readonly EveningPizza[], classics: readonly EveningPizza[]): number {
  const isThere = eaten.some((pizza) => classics.includes(pizza))
  return alikePoints(eaten.map(familyOf)) + (isThere ? 0 : NO_CLASSIC)
}

function menuScore(
  guests: readonly Guest[],
  chosen: readonly EveningPizza[],
  classics: readonly EveningPizza[],
): number {
  const halves = new Map<EveningPizza, number>()
  let points =
    doughPoints(new Set(chosen.map(({ doughKind }) => doughKind)).size) +
    tastePoints([...new Set(chosen)], classics)
  guests.forEach((guest, index) => {
    const pizza = chosen[index]
    if (!pizza) return
    const each = pizzaPoints(pizza) + unwantedPoints(guest, pizza)
    points += wishPoints(guest, pizza) + each * halvesOf(guest)
    halves.set(pizza, (halves.get(pizza) ?? 0) + halvesOf(guest))
  })
  for (const sum of halves.values()) points += spreadPoints(sum)
  return points
}

type Range = [min: number, max: number]
type Sizes = { guests: Range; pizzas: Range }

const anyPizzas = ([minLength, maxLength]: Range) =>
  fc
    .array(
      fc.record({
        shape: fc.constantFrom(...SHAPES),
        difficulty: fc.constantFrom('facile' as const, 'media' as const, 'difficile' as const),
        doughKind: fc.constantFrom('tonda', 'romana', 'senza-glutine-1'),
        changes: fc.constantFrom<string[]>([], ['qualcosa']),
      }),
      { minLength, maxLength, size: 'max' },
    )
    .map((pizzas) =>
      pizzas.map(
        ({ shape, ...pizza }, index): EveningPizza => ({
          ...shape,
          ...pizza,
          isWithoutGluten: pizza.doughKind === 'senza-glutine-1',
          own: pizza.doughKind === 'senza-glutine-1' ? { restMin: 120, bakeMin: 12 } : null,
          key: String(index),
        }),
      ),
    )

const anyGuests = ([minLength, maxLength]: Range, pizzas: number) =>
  fc.array(
    fc
      .record({
        appetite: fc.constantFrom(...APPETITES),
        needs: fc.constantFrom<Guest['needs']>([], [], ['vegana'], ['vegetariana']),
        wish: fc.option(fc.integer({ min: 0, max: pizzas }), { freq: 2 }),
        /** One pizza in `share` is forbidden, all if null; `which` selects it. */
        forbidden: fc.option(fc.record({ share: fc.integer({ min: 2, max: 6 }), which: fc.nat(1000) })),
      })
      .map(({ appetite, needs, wish, forbidden }) => ({
        forbidden,
        guest: { ...USUAL_GUEST, appetite, needs, wish: wish === null ? null : String(wish) } satisfies Guest,
      })),
    { minLength, maxLength, size: 'max' },
  )

const anyTable = ({ guests, pizzas }: Sizes) =>
  anyPizzas(pizzas).chain((some) =>
    fc
      .record({
        pizzas: fc.constant(some),
        places: anyGuests(guests, some.length),
        maxPizzas: fc.integer(pizzaLimits),
        maxDoughs: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ places, ...table }) => ({
        ...table,
        guests: places.map(({ guest }) => guest),
        forbidden: places.map((place) => place.forbidden),
      })),
  )

type Table = ReturnType<typeof anyTable> extends fc.Arbitrary<infer T> ? T : never
const mayEatAt =
  ({ forbidden }: Table) =>
  (guest: number, pizza: number) => {
    const his = forbidden[guest] ?? null
    return his === null || (((pizza + 1) * (his.which + 7)) % 101) % his.share !== 0
  }

/** What nobody may eat is no classic of this table. */
function classicsOf({ pizzas, guests, ...table }: Table): EveningPizza[] {
  const mayEat = mayEatAt({ pizzas, guests, ...table })
  const eaten = pizzas.filter((_, pizza) => guests.some((_, guest) => mayEat(guest, pizza)))
  const classics = eaten.filter(isClassic)
  return classics.length > 0 ? classics : eaten.filter(isPlainVegan)
}

/** Brute force: tries every way to serve everybody and returns the best score. It shares only the score with
 * the search; half pizzas are counted as they are handed out. */
function bestOfAll(table: Table): number {
  const { pizzas, guests, maxPizzas, maxDoughs } = table
  const mayEat = mayEatAt(table)
  const kinds = [...new Set(pizzas.map(({ doughKind }) => doughKind))]
  const kindOf = pizzas.map(({ doughKind }) => kinds.indexOf(doughKind))
  const points = guests.map((guest, g) =>
    pizzas.map((pizza, p) =>
      mayEat(g, p)
        ? wishPoints(guest, pizza) + (pizzaPoints(pizza) + unwantedPoints(guest, pizza)) * halvesOf(guest)
        : null,
    ),
  )
  const halves = guests.map(halvesOf)
  const eaten = pizzas.map(() => 0)
  const eatenOf = kinds.map(() => 0)
  const classics = classicsOf(table)
  const known = new Map<string, number>()
  const tasteOf = () => {
    const key = eaten.map((own) => (own === 0 ? 0 : 1)).join('')
    const taste =
      known.get(key) ??
      tastePoints(
        pizzas.filter((_, p) => eaten[p] !== 0),
        classics,
      )
    known.set(key, taste)
    return taste
  }
  const spread = Array.from({ length: 30 }, (_, sum) => (sum === 0 ? 0 : spreadPoints(sum)))
  let best = Number.POSITIVE_INFINITY
  const serve = (guest: number, before: number, different: number, doughs: number) => {
    if (different > maxPizzas || doughs > maxDoughs) return
    if (guest === guests.length) {
      let sum = before + doughPoints(doughs)
      for (const own of eaten) sum += spread[own] ?? Number.NaN
      best = Math.min(best, sum + tasteOf())
      return
    }
    const own = halves[guest] ?? 0
    for (let pizza = 0; pizza < pizzas.length; pizza += 1) {
      const more = points[guest]?.[pizza] ?? null
      if (more === null) continue
      const kind = kindOf[pizza] ?? 0
      const [had, hadOf] = [eaten[pizza] ?? 0, eatenOf[kind] ?? 0]
      eaten[pizza] = had + own
      eatenOf[kind] = hadOf + own
      serve(guest + 1, before + more, different + (had === 0 ? 1 : 0), doughs + (hadOf === 0 ? 1 : 0))
      eaten[pizza] = had
      eatenOf[kind] = hadOf
    }
  }
  serve(0, 0, 0, 0)
  return best
}

/** With one pizza for each, everybody has a single share. */
const chosenOf = ({ shares }: Choice) => shares.map(([share]) => share?.pizza as EveningPizza)

function isBestOfAll(table: Table) {
  const { pizzas, guests } = table
  const found = chooseMenu(guests, pizzas, mayEatAt(table), table)
  const best = bestOfAll(table)
  if (found === null) expect(best).toBe(Number.POSITIVE_INFINITY)
  else {
    expect(found.score).toBe(best)
    expect(menuScore(guests, chosenOf(found), classicsOf(table))).toBe(best)
  }
}

test('the menu is the best of all menus for at most six guests and eight recipes', () => {
  fc.assert(fc.property(anyTable({ guests: [1, 6], pizzas: [1, 8] }), isBestOfAll), { numRuns: RUNS })
})

test('so it is at the largest of these tables', () => {
  fc.assert(fc.property(anyTable({ guests: [6, 6], pizzas: [7, 8] }), isBestOfAll), { numRuns: RUNS / 5 })
})

test('no table takes more than so many steps, and everybody gets what he may eat', () => {
  const pizzas: Range = [1, 110]
  let chosen = 0
  const isWell = (table: Table) => {
    const { guests, maxPizzas, maxDoughs } = table
    const mayEat = mayEatAt(table)
    const steps = { count: 0 }
    const found = chooseMenu(guests, table.pizzas, mayEat, table, steps)
    expect(steps.count).toBeLessThanOrEqual(MOST_STEPS + table.pizzas.length ** 2)
    if (found === null) return
    chosen += 1
    expect(chosenOf(found).every((pizza, guest) => mayEat(guest, table.pizzas.indexOf(pizza)))).toBe(true)
    expect(chosenOf(found)).toHaveLength(guests.length)
    expect(new Set(chosenOf(found)).size).toBeLessThanOrEqual(maxPizzas)
    expect(new Set(chosenOf(found).map(({ doughKind }) => doughKind)).size).toBeLessThanOrEqual(maxDoughs)
    expect(menuScore(guests, chosenOf(found), classicsOf(table))).toBe(found.score)
  }
  fc.assert(fc.property(anyTable({ guests: [1, guestLimits.max], pizzas }), isWell), { numRuns: LARGE_RUNS })
  chosen = 0
  const large = anyTable({ guests: [20, guestLimits.max], pizzas }).map((table) => ({
    ...table,
    maxPizzas: pizzaLimits.max,
  }))
  fc.assert(fc.property(large, isWell), { numRuns: LARGE_RUNS / 5 })
  expect(chosen).toBeGreaterThan(0)
})

test('a table of equal guests is spread evenly over the pizzas', () => {
  const pizzas = Array.from({ length: 110 }, (_, index) => ({ ...margherita, key: String(index) }))
  for (const appetite of APPETITES) {
    const guests = Array.from({ length: guestLimits.max }, (): Guest => ({ ...USUAL_GUEST, appetite }))
    const found = chooseMenu(guests, pizzas, () => true, { maxPizzas: 4, maxDoughs: 3 })
    const each = (guestLimits.max / 4) * halvesOf({ appetite })
    expect(found?.score).toBe(
      4 * (spreadPoints(each) + pizzaPoints(margherita) * each) +
        alikePoints(['rossa', 'rossa', 'rossa', 'rossa']),
    )
  }
})
