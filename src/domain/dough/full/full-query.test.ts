import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fractionOfPercent, percentOfFraction } from '#domain/words/percent.ts'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { DEFAULT_DOUGH_FORM, DOUGH_FIELDS } from './full-limits.ts'
import { draftOfForm, draftOfQuery, queryOfDraft, queryOfForm, readDoses } from './full-query.ts'
import { validateDoughForm } from './full-validation.ts'

const draftOf = (query: string) => draftOfQuery(new URLSearchParams(query))

test('the address names every field as stored; empty optional ones may be missing', () => {
  const query = Object.fromEntries(queryOfForm(DEFAULT_DOUGH_FORM))
  expect(query).toStrictEqual({
    name: 'Nuova Ricetta',
    servings: '4',
    shape: 'round',
    diameterCm: '30',
    thicknessFactor: '0.3',
    hydrationPct: '0.63',
    saltPct: '0.028',
    oilPct: '0',
    sugarPct: '0',
    yeastType: 'idy',
    fermentHours: '48',
    fermentMode: 'cold',
    roomTempC: '23',
    fridgeTempC: '4',
    prefermentEnabled: 'false',
    prefermentFlourPct: '0.2',
    prefermentHydrationPct: '1',
    sourdoughEnabled: 'false',
    sourdoughStarterPct: '0.2',
    sourdoughStarterHydrationPct: '1',
    altitudeM: '0',
    humidityPct: '50',
  })
  const full = {
    ...DEFAULT_DOUGH_FORM,
    panLengthCm: 40,
    panWidthCm: 30.5,
    notes: 'doppio zero & semola',
    yeastByEstimate: true,
    yeastFactor: 1.4194,
  }
  expect(queryOfForm(full).map(([name]) => name)).toStrictEqual(DOUGH_FIELDS)
})

test('inputs show whole percentages with a comma', () => {
  expect(draftOfForm({ ...DEFAULT_DOUGH_FORM, hydrationPct: 62.5, saltPct: 2.8 })).toMatchObject({
    hydrationPct: '62,5',
    saltPct: '2,8',
    humidityPct: '50',
    thicknessFactor: '0,3',
    panLengthCm: '',
    prefermentEnabled: 'false',
  })
})

describe('a wrong value', () => {
  test('stays as it came and is reported', () => {
    const draft = draftOf('hydrationPct=tanta&servings=99&saltPct=0.2')
    expect(draft).toMatchObject({ hydrationPct: 'tanta', servings: '99', saltPct: '20' })
    const reading = validateDoughForm(draft)
    expect('errors' in reading && Object.keys(reading.errors)).toStrictEqual([
      'servings',
      'hydrationPct',
      'saltPct',
    ])
    expect(Object.fromEntries(queryOfDraft(draft))).toMatchObject({
      hydrationPct: 'tanta',
      servings: '99',
      saltPct: '0.2',
    })
  })

  test('an emptied field is empty, not its first value', () => {
    expect(draftOf('diameterCm=&name=')).toMatchObject({ diameterCm: '', name: '' })
    const emptied = { ...draftOfForm(DEFAULT_DOUGH_FORM), diameterCm: '' }
    expect(draftOfQuery(queryOfDraft(emptied))).toStrictEqual(emptied)
  })
})

test('doses need no name, and miss nothing else', () => {
  expect(readDoses(draftOf('name=+'))).toStrictEqual({
    form: DEFAULT_DOUGH_FORM,
    errors: { name: 'Nome richiesto' },
    conflict: null,
  })
  expect(readDoses(draftOf('name=&servings=99'))).toMatchObject({
    form: null,
    errors: {
      name: 'Nome richiesto',
      servings: 'Da 1 a 20 per volta: per 99 fai 5 impasti: 4 da 20 e 1 da 19',
    },
  })
  const greedy = readDoses(
    draftOf('name=&prefermentEnabled=true&prefermentFlourPct=0.5&prefermentHydrationPct=2'),
  )
  expect(greedy.conflict).toContain("511 g d'acqua")
  expect(Object.keys(greedy.errors)).toStrictEqual(['name', 'prefermentFlourPct', 'prefermentHydrationPct'])
})

test('a form sent without JavaScript carries whole percentages and says so', () => {
  const typed = draftOf('percent=whole&hydrationPct=62,5&oilPct=0,05&diameterCm=33')
  expect(typed).toMatchObject({ hydrationPct: '62,5', oilPct: '0,05', diameterCm: '33' })
  const reading = validateDoughForm(typed)
  expect('form' in reading && reading.form).toMatchObject({ hydrationPct: 62.5, oilPct: 0.05 })
})

test('the first of a repeated parameter counts, strangers are ignored', () => {
  expect(draftOf('servings=3&servings=9&utm_source=x&__proto__=1')).toMatchObject({ servings: '3' })
})

test('digits are kept, in whatever field and with either mark', () => {
  expect(draftOf('thicknessFactor=0.35368&roomTempC=23,5&name=3.5')).toMatchObject({
    thicknessFactor: '0,35368',
    roomTempC: '23,5',
    name: '3.5',
  })
  const draft = { ...draftOfForm(DEFAULT_DOUGH_FORM), thicknessFactor: ' 0,35368 ', name: '3,5' }
  expect(Object.fromEntries(queryOfDraft(draft))).toMatchObject({ thicknessFactor: '0.35368', name: '3,5' })
})

test('a link gives back every form', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const sent = new URLSearchParams(queryOfForm(form)).toString()
      expect(validateDoughForm(draftOf(sent))).toStrictEqual({ form })
    }),
  )
})

test('a percentage with many digits comes back from a link as it was typed', () => {
  const draft = { ...draftOfForm(DEFAULT_DOUGH_FORM), hydrationPct: '62,12345678' }
  const again = draftOfQuery(queryOfDraft(draft))
  expect(again.hydrationPct).toBe('62,12345678')
  expect(validateDoughForm(again)).toStrictEqual(validateDoughForm(draft))
})

test('any address can be read, and reading it again changes nothing', () => {
  const anyPairs = fc.array(
    fc.tuple(fc.constantFrom(...DOUGH_FIELDS), fc.oneof(fc.string(), fc.double().map(String))),
  )
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const draft = draftOfQuery(pairs)
      const again = draftOfQuery(queryOfDraft(draft))
      expect(validateDoughForm(again)).toStrictEqual(validateDoughForm(draft))
    }),
  )
})

test('percentages lose no digit that people type', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (tenThousandths) => {
      const percent = Number((tenThousandths / 1e4).toFixed(4))
      expect(percentOfFraction(fractionOfPercent(percent))).toBe(percent)
    }),
  )
  expect(fractionOfPercent(2.8)).toBe(0.028)
  expect(percentOfFraction(0.07)).toBe(7)
})
