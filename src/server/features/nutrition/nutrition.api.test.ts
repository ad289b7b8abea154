import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  calculateRecipeNutrition,
  getBakeProfiles,
  listNutritionIngredients,
} from '#contracts/nutrition/nutrition.endpoints.ts'
import { BakeProfiles, NutritionAnswer, NutritionIngredient } from '#contracts/nutrition/nutrition.ts'
import { FOODS } from '#domain/ingredients/foods.ts'
import { NUTRIENTS } from '#domain/ingredients/nutrients.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sendJson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

const margherita = [
  { id: 'farina-00', label: 'Farina 00', grams: 500, unit: 'g' },
  { id: 'acqua', label: 'Acqua', grams: 325, unit: 'g' },
  { id: 'sale', label: 'Sale', grams: 12.5, unit: 'g' },
  { id: 'fior-di-latte', label: 'Fior di latte', grams: 300, unit: 'g' },
  { id: 'pelati', label: 'Pelati', grams: 320, unit: 'g' },
]

describe('GET /api/nutrition/ingredients', () => {
  const list = async (query = '') => {
    const answer = await site.app.inject(`${listNutritionIngredients.path}${query}`)
    return { status: answer.statusCode, body: answer.json() }
  }

  test('answers all, as the contract says', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(z.array(NutritionIngredient).parse(body)).toEqual(body)
    expect(body).toHaveLength(FOODS.length)
    expect(await list('?category=tutti')).toEqual({ status, body })
  })

  test('filters by category and by words', async () => {
    const { body } = await list('?category=formaggio&search=mozz')
    expect(body.length).toBeGreaterThan(2)
    for (const { category, name } of body) {
      expect(category).toBe('formaggio')
      expect(name).toMatch(/mozz|fior di latte/i)
    }
  })

  test.each(['?category=dolci', `?search=${'a'.repeat(101)}`, '?search=a&search=b'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list(query)
      expect([status, body.message]).toEqual([400, expect.stringMatching(/\w/)])
    },
  )
})

test('GET /api/nutrition/bake-profiles answers the five styles, the pan and the fryer', async () => {
  const profiles = (await site.app.inject(getBakeProfiles.path)).json()
  expect(BakeProfiles.parse(profiles)).toEqual(profiles)
  expect(Object.keys(profiles)).toEqual([
    'napoletana',
    'romana',
    'ny',
    'detroit',
    'siciliana',
    'teglia',
    'fritta',
  ])
})

describe('POST /api/nutrition/calculate', () => {
  const calculate = (payload: unknown) => sendJson(site, calculateRecipeNutrition, payload)

  test('adds up a margherita, and cuts it as asked', async () => {
    const answer = await calculate({
      ingredients: margherita,
      bakeProfile: { yield: 0.9, oil_absorption_g: 0, style: 'napoletana' },
      servings: 4,
    })
    expect(answer.statusCode).toBe(200)
    const result = NutritionAnswer.parse(answer.json())
    // By hand: 5 x 364 + 3 x 227 + 3.2 x 26.1 = 2584.52 kcal; 1457.5 g raw x 0.9 = 1311.75 g.
    expect(result.totals.kcal).toBeCloseTo(2584.52, 6)
    expect(result.mass_cooked_g).toBeCloseTo(1311.75, 6)
    expect(result.per_slice.kcal).toBeCloseTo(646.13, 6)
    // Salt: 12.5 g bring 4844.75 mg of sodium, the rest 10 + 13 + 720 + 86.72.
    expect(result.totals.sodium_mg).toBeCloseTo(5674.47, 6)
    expect(result.allergens).toEqual(['glutine', 'latte'])
    expect(result.unknown).toEqual([])
  })

  test('takes a style by name, and without one loses 15 %', async () => {
    const mass = async (bakeProfile?: unknown) =>
      (await calculate({ ingredients: [{ id: 'acqua', grams: 1000 }], bakeProfile })).json().mass_cooked_g
    expect([await mass(), await mass('Napoletana '), await mass('detroit'), await mass('altro')]).toEqual([
      850, 900, 895, 850,
    ])
  })

  test.each(['new_york', 'marte', '', 'toString'])(
    'refuses the style %j: it is never guessed',
    async (style) => {
      const answer = await calculate({ ingredients: margherita, bakeProfile: style })
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringMatching(/^Profilo di cottura/),
      ])
    },
  )

  test('an ingredient without a weight brings its allergens', async () => {
    const answer = await calculate({
      ingredients: [
        { id: 'acqua', grams: 5 },
        { id: 'noci', grams: 0 },
      ],
    })
    expect(answer.json()).toMatchObject({ allergens: ['frutta a guscio'], weightless: ['Noci'] })
  })

  test('an unknown ingredient weighs, and its weight is said', async () => {
    const answer = await calculate({
      ingredients: [
        { id: 'farina-00', grams: 300 },
        { id: '', label: 'salsa segreta', grams: 50 },
      ],
      bakeProfile: 'detroit',
    })
    // (300 + 50) x 0.88 + 15 g of oil.
    expect(answer.json()).toMatchObject({ mass_raw_g: 350, mass_unknown_g: 50, mass_cooked_g: 323 })
  })

  test('what the words of a line add to a known food is said too, cereals and nuts by name', async () => {
    const answer = await calculate({
      ingredients: [
        { id: 'farina-00', label: 'farina 00 (può contenere soia)', grams: 500, unit: 'g' },
        {
          id: 'mortadella',
          label: 'Mortadella',
          grams: 100,
          unit: 'g',
          words: ['100 g di mortadella con pistacchi'],
        },
        { id: '', label: 'latte di nocciole', grams: 200, unit: 'g' },
      ],
    })
    expect(NutritionAnswer.parse(answer.json())).toMatchObject({
      allergens: ['glutine', 'frutta a guscio'],
      may_contain: ['soia', 'latte'],
      species: ['grano', 'nocciole', 'pistacchi'],
      may_species: [],
    })
  })

  test('no figure carries the noise of binary arithmetic', async () => {
    const list = (await site.app.inject(listNutritionIngredients.path)).json()
    for (const { id, per_100g } of list)
      for (const value of Object.values(per_100g)) expect(String(value).length, id).toBeLessThan(15)
  })

  test('flags what it does not know, and reads allergens from its words', async () => {
    const answer = await calculate({ ingredients: [{ id: 'x', label: 'bottarga di tonno', grams: 30 }] })
    expect(answer.json()).toMatchObject({ unknown: ['bottarga di tonno'], allergens: ['pesce'], servings: 8 })
  })

  test.each([
    [{ ingredients: [] }, 'Aggiungi almeno un ingrediente'],
    [{}, 'Aggiungi almeno un ingrediente'],
    [{ ingredients: [{ id: 'acqua', grams: -1 }] }, 'Grammi: inserisci un valore da 0 a 100000'],
    [{ ingredients: [{ id: 'acqua', grams: '5' }] }, 'Grammi: inserisci un numero'],
    [{ ingredients: margherita, servings: 25 }, 'Fette: inserisci un valore da 1 a 24'],
    [{ ingredients: margherita, servings: 1.5 }, 'Fette: inserisci un numero intero'],
    [{ ingredients: margherita, bakeProfile: 7 }, 'Profilo di cottura non valido'],
    [{ ingredients: [7] }, 'Ingrediente non valido'],
    [
      { ingredients: margherita, bakeProfile: { yield: 2, oil_absorption_g: 0 } },
      'Resa: inserisci un valore da 0,3 a 1,2',
    ],
    [
      { ingredients: margherita, bakeProfile: { yield: 1, oil_absorption_g: 0, style: 'x'.repeat(61) } },
      'Stile: al massimo 60 caratteri',
    ],
  ])('refuses %j', async (payload, message) => {
    const answer = await calculate(payload)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })

  test('no body of any shape is an error of the server, or gives a figure that is none', async () => {
    const hostile = fc.oneof(fc.jsonValue(), fc.double(), fc.string())
    const line = fc.record(
      {
        id: fc.oneof(fc.constantFrom(...FOODS.map(({ id }) => id)), hostile),
        grams: hostile,
        label: hostile,
      },
      { requiredKeys: [] },
    )
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { ingredients: fc.array(line), servings: hostile, bakeProfile: hostile },
        { requiredKeys: [] },
      ),
      fc.record({
        ingredients: fc.array(
          fc.record({
            id: fc.constantFrom(...FOODS.map(({ id }) => id), 'x', '__proto__'),
            label: fc.string(),
            grams: fc.double({ min: 0, max: 100_000, noNaN: true }),
          }),
          { minLength: 1 },
        ),
        bakeProfile: fc.constantFrom('detroit', 'toString', ''),
      }),
    )
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const answer = await calculate(payload)
        expect([200, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 400) return
        const result = NutritionAnswer.parse(answer.json())
        for (const name of NUTRIENTS) expect(Number.isFinite(result.per_100g[name])).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
