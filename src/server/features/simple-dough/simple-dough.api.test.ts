import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import {
  calculateDough,
  printDoughSheet,
  suggestDoughToppings,
} from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { calculateSimpleDough } from '#domain/dough/simple/simple-calculator.ts'
import {
  DEFAULT_SIMPLE_PARAMS,
  SIMPLE_FIELDS,
  type SimpleDoughParams,
} from '#domain/dough/simple/simple-limits.ts'
import { simpleQueryOf } from '#domain/dough/simple/simple-query.ts'
import { plainDecimal } from '#domain/words/decimal-input.ts'
import { PIZZA_TYPES } from '#knowledge/styles-simple.ts'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { cases } from '#tests/support/proof.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sendJson } from '#tests/support/test-person.ts'

const SHEETS_PER_MINUTE = 60
const LONGEST: SimpleDoughParams = {
  pizzaType: 'siciliana',
  pizzaCount: 20,
  pizzaSize: 340,
  hydration: 82,
  flourType: 'semola',
  yeastType: 'mother',
  leavenMethod: 'indiretta',
  roomTemperature: 17.5,
  restTime: 71.5,
}
const site = sharedApp({ seeded: false, limits: { sheetsPerMinute: SHEETS_PER_MINUTE } })

const calculate = (payload: unknown) => sendJson(site, calculateDough, payload)

describe('POST /api/dough-calculator', () => {
  test('weighs the first dough', async () => {
    const answer = await calculate(DEFAULT_SIMPLE_PARAMS)
    expect(answer.statusCode).toBe(200)
    const { ingredients, analysis } = answer.json()
    // By hand: 800 / (1 + 0.6 + 0.025 + 0.01) = 489.30 g of flour.
    expect(ingredients).toEqual({ flour: 489.3, water: 293.6, salt: 12.2, yeast: 4.89 })
    expect(analysis).toMatchObject({ difficultyLevel: 'Principiante', optimalBakingTemp: 430 })
    expect(analysis.tips.length).toBeGreaterThan(0)
    expect(analysis.nutritionalInfo).toEqual({
      calories: 223,
      proteins: 6.4,
      carbs: 45.1,
      fats: 0.6,
      fiber: 1.7,
    })
  })

  test('oil comes with the types that have it', async () => {
    const answer = await calculate({ ...DEFAULT_SIMPLE_PARAMS, pizzaType: 'teglia' })
    expect(answer.json().ingredients.oil).toBeGreaterThan(0)
  })

  test('answers what the domain calculates, for all parameters', async () => {
    await fc.assert(
      fc.asyncProperty(anySimpleParams, async (params) => {
        const answer = await calculate(params)
        expect([answer.statusCode, answer.json()]).toEqual([200, calculateSimpleDough(params)])
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    [{ pizzaCount: 0 }, 'Inserisci un valore da 1 a 20'],
    [{ pizzaCount: 2.5 }, 'Inserisci un numero intero'],
    [{ pizzaSize: 1e9 }, 'Inserisci un valore da 150 a 350'],
    [{ pizzaSize: -200 }, 'Inserisci un valore da 150 a 350'],
    [{ pizzaSize: 205 }, 'Inserisci un multiplo di 10'],
    [{ hydration: 60.5 }, 'Inserisci un numero intero'],
    [{ hydration: 91 }, 'Inserisci un valore da 55 a 90'],
    [{ restTime: '24' }, 'Inserisci un numero'],
    [{ roomTemperature: null }, 'Inserisci un numero'],
    [{ yeastType: 'instant' }, "Scegli una voce dell'elenco"],
  ])('refuses %j in Italian and names the field', async (change, message) => {
    const answer = await calculate({ ...DEFAULT_SIMPLE_PARAMS, ...change })
    const field = Object.keys(change)[0] ?? ''
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: { [field]: message } }])
  })

  test('no body of any shape is an error of the server or gives a weight that is none', async () => {
    const hostile = fc.oneof(fc.jsonValue(), fc.double(), fc.string())
    const body = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(anySimpleParams, fc.dictionary(fc.constantFrom(...SIMPLE_FIELDS), hostile))
        .map(([params, changes]) => ({ ...params, ...changes })),
    )
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        const answer = await calculate(payload)
        expect([200, 400]).toContain(answer.statusCode)
        const { message, ingredients = {} } = answer.json()
        expect(typeof message).toBe(answer.statusCode === 400 ? 'string' : 'undefined')
        for (const weight of Object.values<number>(ingredients)) {
          expect(weight).toBeGreaterThan(0)
          expect(weight).toBeLessThan(20 * 350)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('GET /api/dough-calculator/pdf', () => {
  const sheet = (params: Partial<SimpleDoughParams>) =>
    site.app.inject(
      `${printDoughSheet.path}?${new URLSearchParams(simpleQueryOf({ ...DEFAULT_SIMPLE_PARAMS, ...params }))}`,
    )

  test('is a file with one page, in Italian, that tells what the calculation tells', async () => {
    const answer = await sheet({ pizzaCount: 6, hydration: 62 })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="impasto-napoletana-6.pdf"')
    const { pages, text, language, fonts } = readPdf(answer.rawPayload)
    expect([pages, language]).toEqual([1, 'it-IT'])
    expect(fonts).toContainEqual(expect.stringMatching(/YoungSerif/))
    // By hand: 1200 / (1 + 0.62 + 0.025 + 0.01) = 725.1 g of flour.
    for (const figure of ['725,1 g', '449,5 g', '18,1 g', '7,3 g', 'Acqua (62%)', '24 ore', '430 °C']) {
      expect(text).toContain(figure)
    }
    expect(text).toContain('Stima scientifica')
    expect(answer.rawPayload.toString('latin1')).toContain('hydration=62')
  })

  test('says first that its dose is far from the models, and again among steps and tips', async () => {
    const told = async (params: Partial<SimpleDoughParams>) =>
      readPdf((await sheet(params)).rawPayload).text.replaceAll(/\s/g, '')
    const words = /Con4,9gè(?:2\.)?prontoincirca\dore\./g
    const text = await told({})
    expect(text.match(words)).toHaveLength(3)
    expect(text.search(words)).toBeLessThan(text.indexOf('489,3g'))
    expect(text).not.toContain('intuttocirca24ore')
    const byEstimate = await told({ yeastByEstimate: true })
    expect(byEstimate).not.toMatch(words)
    expect(byEstimate).toContain('intuttocirca24ore')
  })

  test('stays one page whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(anySimpleParams, async (params) => {
        expect(readPdf((await sheet(params)).rawPayload).pages).toBe(1)
      }),
      { numRuns: cases(3, 25), examples: [[LONGEST]] },
    )
  })

  test.each(['pizzaCount=1e9', 'hydration=', 'yeastType=birra', 'restTime=24&restTime=25'])(
    'refuses %s',
    async (query) => {
      const answer = await site.app.inject(`${printDoughSheet.path}?${query}`)
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/\w/)])
    },
  )
})

test('sheets are drawn so many times a minute for one address, and no more', async () => {
  const statuses = []
  for (let i = 0; i <= SHEETS_PER_MINUTE; i += 1) {
    const answer = await site.app.inject({
      url: `${printDoughSheet.path}?pizzaCount=0`,
      remoteAddress: '192.0.2.7',
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: SHEETS_PER_MINUTE }, () => 400), 429])
})

describe('GET /api/dough-calculator/toppings/{pizzaType}/{hydration}', () => {
  test.each(PIZZA_TYPES)('%s: six to ten names', async (pizzaType) => {
    for (const hydration of [55, 62, 90]) {
      const answer = await site.app.inject(
        addressOf(suggestDoughToppings, { params: { pizzaType, hydration: plainDecimal(hydration) } }),
      )
      expect(answer.statusCode).toBe(200)
      const { toppings } = answer.json()
      expect(toppings.length).toBeGreaterThanOrEqual(6)
      expect(toppings.length).toBeLessThanOrEqual(10)
      expect(new Set(toppings).size).toBe(toppings.length)
    }
  })

  test.each([
    ['calzone/60', { pizzaType: "Scegli una voce dell'elenco" }],
    ['pala/molta', { hydration: 'Inserisci un numero' }],
    ['pala/62.5', { hydration: 'Inserisci un numero intero' }],
    ['pala/900', { hydration: 'Inserisci un valore da 55 a 90' }],
  ])('refuses %s', async (asked, fields) => {
    const answer = await site.app.inject(`/api/dough-calculator/toppings/${asked}`)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
  })
})
