import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { APPETITES, type Guest, halvesOf, USUAL_GUEST } from '../evening-request.ts'
import { chooseMenu } from './choose-menu.ts'
import { type EveningPizza, eveningPizza } from './evening-pizza.ts'
import { menuScore } from './score.ts'

const [margherita] = eveningRecipes
  .filter(({ id }) => id === 1)
  .flatMap((recipe) => eveningPizza(recipe) ?? [])
if (!margherita) throw new Error('no Margherita')

/** Pizzas that differ in what the score looks at. */
const anyPizzas = fc
  .array(
    fc.record({
      difficulty: fc.constantFrom('facile' as const, 'media' as const, 'difficile' as const),
      doughKind: fc.constantFrom('tonda', 'romana', 'senza-glutine-1'),
      changes: fc.constantFrom<string[]>([], ['qualcosa']),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((pizzas) =>
    pizzas.map(
      (pizza, index): EveningPizza => ({
        ...margherita,
        ...pizza,
        own: pizza.doughKind === 'senza-glutine-1' ? { restMin: 120, bakeMin: 12 } : null,
        key: String(index),
      }),
    ),
  )

const anyTable = anyPizzas.chain((pizzas) =>
  fc.record({
    pizzas: fc.constant(pizzas),
    guests: fc.array(
      fc
        .record({ appetite: fc.constantFrom(...APPETITES), wish: fc.option(fc.integer({ min: 0, max: 8 })) })
        .map(
          ({ appetite, wish }): Guest => ({
            ...USUAL_GUEST,
            appetite,
            wish: wish === null ? null : String(wish),
          }),
        ),
      { minLength: 1, maxLength: 6 },
    ),
    forbidden: fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 20 }),
    maxPizzas: fc.integer({ min: 1, max: 4 }),
    maxDoughs: fc.integer({ min: 1, max: 3 }),
  }),
)

type Table = typeof anyTable extends fc.Arbitrary<infer T> ? T : never
const mayEatAt =
  ({ forbidden }: Table) =>
  (guest: number, pizza: number) =>
    !forbidden.includes(8 * guest + pizza)

/** Every way to serve everybody, one after the other; the score of the best. */
function bestOfAll(table: Table): number {
  const { pizzas, guests, maxPizzas, maxDoughs } = table
  const mayEat = mayEatAt(table)
  let best = Number.POSITIVE_INFINITY
  const chosen: EveningPizza[] = []
  const serve = (guest: number) => {
    const different = new Set(chosen)
    if (different.size > maxPizzas) return
    if (guest === guests.length) {
      if (new Set([...different].map(({ doughKind }) => doughKind)).size <= maxDoughs)
        best = Math.min(best, menuScore(guests, chosen))
      return
    }
    pizzas.forEach((pizza, index) => {
      if (!mayEat(guest, index)) return
      chosen.push(pizza)
      serve(guest + 1)
      chosen.pop()
    })
  }
  serve(0)
  return best
}

test('the menu is the best of all menus for at most six guests and eight recipes', () => {
  fc.assert(
    fc.property(
      // All sizes, the large ones seldom: eight pizzas for six guests are 262,144 menus.
      anyTable.filter(({ pizzas, guests }) => pizzas.length ** guests.length <= 600),
      (table) => {
        const { pizzas, guests } = table
        const found = chooseMenu(guests, pizzas, mayEatAt(table), table)
        const best = bestOfAll(table)
        if (found === null) expect(best).toBe(Number.POSITIVE_INFINITY)
        else {
          expect(found.score).toBe(best)
          expect(menuScore(guests, found.chosen)).toBe(best)
        }
      },
    ),
    { numRuns: 2000 },
  )
})

test('so it is at the largest of these tables', () => {
  fc.assert(
    fc.property(
      anyTable.filter(({ pizzas, guests }) => pizzas.length >= 7 && guests.length === 6),
      (table) => {
        const found = chooseMenu(table.guests, table.pizzas, mayEatAt(table), table)
        expect(found?.score ?? Number.POSITIVE_INFINITY).toBe(bestOfAll(table))
        if (found)
          expect(found.chosen.map((_, index) => halvesOf(table.guests[index] as Guest))).toHaveLength(6)
      },
    ),
    { numRuns: 12 },
  )
})
