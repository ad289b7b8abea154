import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { calculateDough } from './full-calculator.ts'
import {
  DEFAULT_DOUGH_FORM,
  DIMENSION_HINTS,
  DOUGH_FIELDS,
  DOUGH_LIMITS,
  type DoughField,
  type NumberField,
} from './full-limits.ts'
import { validateDoughForm } from './full-validation.ts'

const errorOf = (field: DoughField, value: unknown, others: object = {}): string | undefined => {
  const reading = validateDoughForm({ ...DEFAULT_DOUGH_FORM, ...others, [field]: value })
  return 'errors' in reading ? reading.errors[field] : undefined
}

describe('ranges', () => {
  test('are as specified', () => {
    expect(
      Object.entries(DOUGH_LIMITS).map(([field, { min, max }]) => `${field} ${min}-${max}`),
    ).toStrictEqual([
      'servings 1-20',
      'thicknessFactor 0.1-1',
      'hydrationPct 50-90',
      'saltPct 1-5',
      'oilPct 0-10',
      'sugarPct 0-5',
      'yeastFactor 0.33-3',
      'fermentHours 1-72',
      'roomTempC 18-30',
      'fridgeTempC 2-8',
      'prefermentFlourPct 0-50',
      'prefermentHydrationPct 50-200',
      'sourdoughStarterPct 0-50',
      'sourdoughStarterHydrationPct 50-200',
      'altitudeM 0-4000',
      'humidityPct 20-90',
    ])
    expect(DIMENSION_HINTS).toStrictEqual({
      diameterCm: { min: 15, max: 50 },
      panLengthCm: { min: 10, max: 60 },
      panWidthCm: { min: 10, max: 60 },
    })
  })

  test.each(Object.keys(DOUGH_LIMITS) as NumberField[])(
    '%s: the edges pass, a step beyond does not',
    (field) => {
      const { min, max } = DOUGH_LIMITS[field]
      const step = field === 'servings' ? 1 : 0.0001
      expect(errorOf(field, min)).toBeUndefined()
      expect(errorOf(field, max)).toBeUndefined()
      expect(errorOf(field, min - step)).toMatch(/^Inserisci un valore da /)
      expect(errorOf(field, max + step)).toMatch(/^(Inserisci un valore da|Da 1 a 20 per volta:) /)
    },
  )

  test('messages speak as people type', () => {
    expect(errorOf('hydrationPct', 95)).toBe('Inserisci un valore da 50 a 90 %')
    expect(errorOf('thicknessFactor', 2)).toBe('Inserisci un valore da 0,1 a 1')
    expect(errorOf('humidityPct', 10)).toBe('Inserisci un valore da 20 a 90')
    expect(errorOf('servings', 2.5)).toBe('Inserisci un numero intero')
    expect(errorOf('servings', 0)).toBe('Inserisci un valore da 1 a 20')
    expect(errorOf('servings', '80')).toBe('Da 1 a 20 per volta: per 80 fai 4 impasti da 20')
    expect(errorOf('servings', 50)).toBe('Da 1 a 20 per volta: per 50 fai 3 impasti: 2 da 17 e 1 da 16')
    expect(errorOf('servings', 1e9), 'a slip of the finger').toBe('Inserisci un valore da 1 a 20')
    expect(errorOf('roomTempC', 'caldo')).toBe('Inserisci un numero')
    expect(errorOf('roomTempC', '')).toBe('Inserisci un numero')
  })
})

test('reads comma and point, texts and values', () => {
  const raw = Object.fromEntries(
    DOUGH_FIELDS.map((field) => [field, String(DEFAULT_DOUGH_FORM[field] ?? '')]),
  )
  expect(validateDoughForm(raw)).toStrictEqual({ form: DEFAULT_DOUGH_FORM })
  const commas = { ...raw, thicknessFactor: '0,3', hydrationPct: '63,0', roomTempC: ' 23 ' }
  expect(validateDoughForm(commas)).toStrictEqual({ form: DEFAULT_DOUGH_FORM })
})

test.each(['', '   ', undefined, 7])('a name like %j is missing', (name) => {
  expect(errorOf('name', name)).toBe('Nome richiesto')
})

test('names and notes have a longest length', () => {
  expect(errorOf('name', 'x'.repeat(120))).toBeUndefined()
  expect(errorOf('name', 'x'.repeat(121))).toBe('Al massimo 120 caratteri')
  expect(errorOf('notes', 'x'.repeat(2001))).toBe('Al massimo 2000 caratteri')
  expect(errorOf('notes', { testo: 'x' })).toBe('Inserisci un testo')
})

test('choices and switches take their tokens only', () => {
  expect(errorOf('yeastType', 'IDY')).toBe("Scegli una voce dell'elenco")
  expect(errorOf('fermentMode', undefined)).toBe("Scegli una voce dell'elenco")
  expect(errorOf('prefermentEnabled', 'on')).toBe('Scegli sì o no')
  expect(errorOf('sourdoughEnabled', 'true')).toBeUndefined()
})

describe('dimensions', () => {
  test('a missing one is no error: the calculation says it', () => {
    const reading = validateDoughForm({ ...DEFAULT_DOUGH_FORM, diameterCm: '' })
    expect(reading).toStrictEqual({ form: { ...DEFAULT_DOUGH_FORM, diameterCm: null } })
    expect('form' in reading && calculateDough(reading.form)).toHaveProperty('invalid')
  })

  test.each([0, -1, 201, 'tanto', Number.NaN, []])('%j is wrong where the shape asks for it', (value) => {
    expect(errorOf('diameterCm', value)).toBe('Inserisci una misura da 1 a 200 cm')
    expect(errorOf('panLengthCm', value, { shape: 'pan' })).toBe('Inserisci una misura da 1 a 200 cm')
    expect(errorOf('panWidthCm', value, { shape: 'pan' })).toBe('Inserisci una misura da 1 a 200 cm')
  })

  test('the other shape cannot block the form from out of sight', () => {
    const reading = validateDoughForm({ ...DEFAULT_DOUGH_FORM, panLengthCm: 'tanto', panWidthCm: 40 })
    expect(reading).toStrictEqual({ form: { ...DEFAULT_DOUGH_FORM, panLengthCm: null, panWidthCm: 40 } })
  })

  test('beyond what the inputs suggest is unusual, not wrong', () => {
    expect(errorOf('diameterCm', 60)).toBeUndefined()
  })
})

test('all wrong fields are reported at once', () => {
  const reading = validateDoughForm({ ...DEFAULT_DOUGH_FORM, name: '', saltPct: 30, shape: 'quadrata' })
  expect('errors' in reading && Object.keys(reading.errors)).toStrictEqual(['name', 'shape', 'saltPct'])
})

describe('a split that cannot be', () => {
  const message = expect.stringMatching(/chied.* d'acqua, ma l'impasto ne ha 322 g/)

  test('is refused at the fields of the stages that ask for it', () => {
    const greedy = { prefermentEnabled: true, prefermentFlourPct: 50, prefermentHydrationPct: 200 }
    expect(validateDoughForm({ ...DEFAULT_DOUGH_FORM, ...greedy })).toEqual({
      errors: { prefermentFlourPct: message, prefermentHydrationPct: 'Chiede troppa acqua' },
      conflict: message,
    })
    expect(validateDoughForm({ ...DEFAULT_DOUGH_FORM, ...greedy, prefermentEnabled: false })).toHaveProperty(
      'form',
    )
  })

  test('is refused too where each stage by itself would fit', () => {
    const stages = {
      prefermentEnabled: true,
      prefermentFlourPct: 45,
      sourdoughEnabled: true,
      sourdoughStarterPct: 50,
    }
    const reading = validateDoughForm({ ...DEFAULT_DOUGH_FORM, ...stages })
    expect('errors' in reading && Object.keys(reading.errors)).toStrictEqual([
      'prefermentFlourPct',
      'prefermentHydrationPct',
      'sourdoughStarterPct',
      'sourdoughStarterHydrationPct',
    ])
    expect(validateDoughForm({ ...DEFAULT_DOUGH_FORM, ...stages, sourdoughEnabled: false })).toHaveProperty(
      'form',
    )
  })
})

test('every valid form passes unchanged', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      expect(validateDoughForm(form)).toStrictEqual({ form })
    }),
  )
})

test('whatever comes in, it is refused or gives finite weights', () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.double(),
    fc.string(),
    fc.constantFrom('1e999', '-0', 'NaN', null),
  )
  fc.assert(
    fc.property(anyDoughForm, fc.dictionary(fc.constantFrom(...DOUGH_FIELDS), hostile), (form, changes) => {
      const reading = validateDoughForm({ ...form, ...changes })
      if ('errors' in reading) return
      const calculation = calculateDough(reading.form)
      if ('invalid' in calculation) return
      for (const weight of Object.values(calculation.exact)) {
        expect(Number.isFinite(weight) && weight >= 0).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
