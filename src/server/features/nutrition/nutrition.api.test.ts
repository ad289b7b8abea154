import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiPaths } from '#contracts/api-paths.ts'
import { BakeProfiles, NutritionAnswer, NutritionIngredient } from '#contracts/nutrition.ts'
import { FOODS } from '#domain/nutrition/foods.ts'
import { NUTRIENTS } from '#domain/nutrition/nutrients.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ seeded: false, limits: { sheetsPerMinute: 1000 } })
})
afterAll(() => site.close())

const post = (url: string, payload: unknown) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload) ?? '',
  })
const margherita = [
  { id: 'farina-00', label: 'Farina 00', grams: 500, unit: 'g' },
  { id: 'acqua', label: 'Acqua', grams: 325, unit: 'g' },
  { id: 'sale', label: 'Sale', grams: 12.5, unit: 'g' },
  { id: 'fior-di-latte', label: 'Fior di latte', grams: 300, unit: 'g' },
  { id: 'pelati', label: 'Pelati', grams: 320, unit: 'g' },
]

describe('GET /api/nutrition/ingredients', () => {
  const list = async (query = '') => {
    const answer = await site.app.inject(`${apiPaths.nutritionIngredients}${query}`)
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

test('GET /api/nutrition/bake-profiles answers the five styles', async () => {
  const profiles = (await site.app.inject(apiPaths.bakeProfiles)).json()
  expect(BakeProfiles.parse(profiles)).toEqual(profiles)
  expect(Object.keys(profiles)).toEqual(['napoletana', 'romana', 'ny', 'detroit', 'siciliana'])
})

describe('POST /api/nutrition/calculate', () => {
  const calculate = (payload: unknown) => post(apiPaths.calculateNutrition, payload)

  test('adds up a margherita, and cuts it as asked', async () => {
    const answer = await calculate({
      ingredients: margherita,
      bakeProfile: { yield: 0.9, oil_absorption_g: 0, style: 'napoletana' },
      servings: 4,
    })
    expect(answer.statusCode).toBe(200)
    const result = NutritionAnswer.parse(answer.json())
    // By hand: 5 x 364 + 3 x 300 + 3.2 x 16 = 2771.2 kcal; 1457.5 g raw x 0.9 = 1311.75 g.
    expect(result.totals.kcal).toBeCloseTo(2771.2, 6)
    expect(result.mass_cooked_g).toBeCloseTo(1311.75, 6)
    expect(result.per_slice.kcal).toBeCloseTo(692.8, 6)
    // Salt: 12.5 g bring 4844.75 mg of sodium, the rest 10 + 13 + 1881 + 368.
    expect(result.totals.sodium_mg).toBeCloseTo(7116.75, 6)
    expect(result.allergens).toEqual(['glutine', 'latte'])
    expect(result.unknown).toEqual([])
  })

  test('takes a style by name, and without one loses 15 %', async () => {
    const mass = async (bakeProfile?: unknown) =>
      (await calculate({ ingredients: [{ id: 'acqua', grams: 1000 }], bakeProfile })).json().mass_cooked_g
    expect([await mass(), await mass('napoletana'), await mass('detroit'), await mass('mia')]).toEqual([
      850, 900, 895, 850,
    ])
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

describe('POST /api/nutrition/pdf', () => {
  const sheet = (payload: unknown) => post(apiPaths.nutritionPdf, payload)

  test('is one page in Italian with the declaration and the allergens', async () => {
    const answer = await sheet({ ingredients: margherita, bakeProfile: 'napoletana', servings: 4 })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="etichetta-nutrizionale.pdf"')
    const { pages, text, language } = readPdf(answer.rawPayload)
    expect([pages, language]).toEqual([1, 'it-IT'])
    // 2771.2 kcal / 13.1175 = 211 kcal for 100 g, 883 kJ; a slice 693 kcal, 35 % of 2000.
    for (const figure of ['884 kJ / 211 kcal', '2899 kJ / 693 kcal', '35%', 'cereali con glutine, latte'])
      expect(text).toContain(figure)
  })

  test('stays one page for the longest recipe', async () => {
    const ingredients = Array.from({ length: 100 }, (_, index) => ({
      id: index % 2 ? (FOODS[index]?.id ?? 'acqua') : 'sconosciuto',
      label: `Un ingrediente dal nome piuttosto lungo, il numero ${index}`,
      grams: 12_345.6,
    }))
    expect(readPdf((await sheet({ ingredients })).rawPayload).pages).toBe(1)
  })

  test('refuses an empty recipe', async () => {
    expect((await sheet({ ingredients: [] })).statusCode).toBe(400)
  })
})
