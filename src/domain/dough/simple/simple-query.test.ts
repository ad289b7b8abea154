import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { calculateSimpleDough } from './simple-calculator.ts'
import { DEFAULT_SIMPLE_PARAMS, SIMPLE_FIELDS, type SimpleField } from './simple-limits.ts'
import {
  simpleFormOf,
  simpleFormOfQuery,
  simpleQueryOf,
  validateSimpleParams,
  withTyped,
} from './simple-query.ts'
import { SIMPLE_LIMITS, type SimpleNumberField } from './simple-ranges.ts'

const errorOf = (field: SimpleField, value: unknown): string | undefined => {
  const reading = validateSimpleParams({ ...DEFAULT_SIMPLE_PARAMS, [field]: value })
  return 'errors' in reading ? reading.errors[field] : undefined
}

describe('ranges', () => {
  test.each(Object.keys(SIMPLE_LIMITS) as SimpleNumberField[])(
    '%s: the edges pass, beyond does not',
    (field) => {
      const { min, max } = SIMPLE_LIMITS[field]
      expect(errorOf(field, min)).toBeUndefined()
      expect(errorOf(field, String(max))).toBeUndefined()
      expect(errorOf(field, min - 1)).toBe(`Inserisci un valore da ${min} a ${max}`)
      expect(errorOf(field, max + 1)).toBe(`Inserisci un valore da ${min} a ${max}`)
      expect(errorOf(field, undefined)).toBe('Inserisci un numero')
    },
  )

  test('a pizza grows by ten grams, water by one percent; degrees and hours may have decimals', () => {
    expect(errorOf('pizzaSize', 205)).toBe('Inserisci un multiplo di 10')
    expect(errorOf('pizzaSize', '200,5')).toBe('Inserisci un multiplo di 10')
    expect(errorOf('hydration', '60,5')).toBe('Inserisci un numero intero')
    expect(errorOf('pizzaCount', 2.5)).toBe('Inserisci un numero intero')
    expect(errorOf('roomTemperature', '21,5')).toBeUndefined()
    expect(errorOf('restTime', 6.5)).toBeUndefined()
  })

  test.each(['pizzaType', 'flourType', 'yeastType', 'leavenMethod'] as const)(
    '%s takes its tokens only',
    (field) => {
      for (const wrong of ['Napoletana', '', undefined, null, 0, 'toString', ['fresh']]) {
        expect(errorOf(field, wrong)).toBe("Scegli una voce dell'elenco")
      }
    },
  )
})

test('a link gives back the same parameters, and so does the form', () => {
  fc.assert(
    fc.property(anySimpleParams, (params) => {
      const sent = new URLSearchParams(simpleQueryOf(params))
      expect([...sent.keys()]).toStrictEqual(SIMPLE_FIELDS)
      expect(validateSimpleParams(simpleFormOfQuery(sent) ?? {})).toStrictEqual({ params })
      expect(validateSimpleParams(simpleFormOf(params))).toStrictEqual({ params })
    }),
  )
})

test('an address without parameters is no link; a part of them starts from the first values', () => {
  const formOf = (query: string) => simpleFormOfQuery(new URLSearchParams(query))
  expect(formOf('utm_source=x')).toBeNull()
  expect(formOf('pizzaCount=6&pizzaCount=7')).toStrictEqual({
    ...simpleFormOf(DEFAULT_SIMPLE_PARAMS),
    pizzaCount: '6',
  })
  expect(formOf('pizzaCount=600&pizzaType=calzone')).toMatchObject({
    pizzaCount: '600',
    pizzaType: 'calzone',
  })
  expect(simpleFormOf({ ...DEFAULT_SIMPLE_PARAMS, restTime: 6.5 }).restTime).toBe('6,5')
})

test('whatever comes in, it is refused or gives finite weights', () => {
  const hostile = fc.oneof(fc.anything(), fc.double(), fc.string())
  fc.assert(
    fc.property(
      anySimpleParams,
      fc.dictionary(fc.constantFrom(...SIMPLE_FIELDS), hostile),
      (params, changes) => {
        const reading = validateSimpleParams({ ...params, ...changes })
        if ('errors' in reading) return
        for (const weight of Object.values(calculateSimpleDough(reading.params).ingredients)) {
          expect(Number.isFinite(weight) && weight > 0).toBe(true)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('what was typed joins the form; a type brings its water unless that was typed too', () => {
  const form = simpleFormOf(DEFAULT_SIMPLE_PARAMS)
  expect(withTyped(form, { pizzaCount: 'sei', mode: 'x' })).toStrictEqual({ ...form, pizzaCount: 'sei' })
  expect(withTyped(form, { pizzaType: 'pala' })).toMatchObject({ pizzaType: 'pala', hydration: '80' })
  expect(withTyped(form, { pizzaType: 'pala', hydration: '75' }).hydration).toBe('75')
})
