import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGuest } from '#tests/support/any-evening.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { cases } from '#tests/support/proof.ts'
import { type Guest, USUAL_EVENING } from '../evening-request.ts'
import { eveningMenu } from './evening-menu.ts'
import { type EveningPizza, eveningPizza } from './evening-pizza.ts'
import { whyNot } from './fitness.ts'

const few = eveningRecipes.filter(({ id }) => [1, 2, 7, 14, 16, 28, 48, 52].includes(id))
const pizzas = few.flatMap((recipe) => eveningPizza(recipe) ?? [])

const choices = (all: readonly EveningPizza[], most: number): EveningPizza[][] =>
  most === 0
    ? [[]]
    : [
        [],
        ...all.flatMap((pizza, at) => choices(all.slice(at + 1), most - 1).map((rest) => [pizza, ...rest])),
      ]

const pleases = (guests: readonly Guest[], maxPizzas: number, maxDoughs: number) =>
  choices(pizzas, maxPizzas).some(
    (set) =>
      new Set(set.map(({ doughKind }) => doughKind)).size <= maxDoughs &&
      guests.every((guest) => set.some((pizza) => whyNot(guest, pizza) === null)),
  )

const choosy: fc.Arbitrary<Guest> = fc
  .tuple(
    anyGuest,
    fc.subarray(['aglio', 'acciughe', 'fior di latte', 'olive', 'prosciutto', 'pomodoro'], { maxLength: 3 }),
  )
  .map(([guest, dislikes]) => ({ ...guest, dislikes }))

test('no smaller change than the one that a refusal advises has something for everybody', () => {
  let advised = 0
  const limit = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(
      fc.array(choosy, { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 2 }),
      limit,
      (guests, maxPizzas, maxDoughs) => {
        // A guest without a suitable pizza gets a variant, which adds pizzas to these.
        fc.pre(guests.every((guest) => pizzas.some((pizza) => whyNot(guest, pizza) === null)))
        const plain = guests.map((guest) => ({ ...guest, wish: null }))
        const request = {
          ...USUAL_EVENING,
          service: 'each' as const,
          bakeAtMs: 0,
          nowMs: null,
          guests: plain,
          maxPizzas,
          maxDoughs,
        }
        const answer = eveningMenu(request, few)
        expect('menu' in answer).toBe(pleases(plain, maxPizzas, maxDoughs))
        if (!('refusal' in answer) || !answer.wider) return
        advised += 1
        const { wider } = answer
        expect(pleases(plain, wider.maxPizzas, wider.maxDoughs)).toBe(true)
        const steps = wider.maxPizzas + wider.maxDoughs
        for (let most = maxPizzas; most <= 4; most += 1)
          for (let doughs = maxDoughs; most + doughs < steps && doughs <= 4; doughs += 1)
            expect(pleases(plain, most, doughs), `${most} pizzas, ${doughs} doughs`).toBe(false)
      },
    ),
    { numRuns: cases(300, 2000), seed: 20261128 },
  )
  expect(advised).toBeGreaterThan(10)
})
