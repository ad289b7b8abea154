import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS } from '../ingredients/foods.ts'
import { plainDecimal } from '../words/decimal-input.ts'
import { BAKE_LIMITS } from './bake-limits.ts'
import { BAKE_PROFILES } from './bake-profiles.ts'
import { readRecipeQuery, writeRecipeQuery } from './recipe-query.ts'

const asked = (query: string) => readRecipeQuery(new URLSearchParams(query))

test('reads ingredients, style, yield, oil and slices', () => {
  expect(asked('i=farina-00*500&i=*30*bottarga&stile=detroit&resa=80&olio=10&fette=6')).toEqual({
    lines: [
      { id: 'farina-00', label: '', grams: '500' },
      { id: '', label: 'bottarga', grams: '30' },
    ],
    style: 'detroit',
    yieldPct: '80',
    oilG: '10',
    slices: '6',
    leftOut: 0,
  })
})

test('what the address leaves out is that of the style', () => {
  expect(asked('i=acqua*1&stile=Detroit')).toMatchObject({
    style: 'detroit',
    yieldPct: '88',
    oilG: '15',
    slices: '8',
  })
  expect(asked('i=acqua*1&stile=marte')).toMatchObject({ style: 'marte', yieldPct: '85', oilG: '0' })
})

test.each(['', 'i=', 'i=*5*', 'ricetta=23'])('%s asks nothing', (query) => {
  expect(asked(query)).toBeNull()
})

test.each(['-5', 'molta', 'NaN', '1e9', '100001', ''])('a weight of %j is handed on as it is', (grams) => {
  expect(asked(`i=farina-00*${grams}`)?.lines).toEqual([{ id: 'farina-00', label: '', grams }])
})

test('so are slices, yield and oil that cannot be', () => {
  expect(asked('i=acqua*1&fette=99&resa=abc&olio=-3')).toMatchObject({
    slices: '99',
    yieldPct: 'abc',
    oilG: '-3',
  })
})

test('counts what it leaves out', () => {
  const many = Array.from({ length: 103 }, () => 'i=acqua*1').join('&')
  expect(asked(`${many}&i=`)).toMatchObject({ leftOut: 4 })
  expect(asked(many)?.lines).toHaveLength(100)
})

test('what is written is read back', () => {
  const known = fc.constantFrom(...FOODS).map(({ id }) => ({ id, label: '' }))
  const unknown = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .map((text) => ({ id: '', label: text.trim() }))
    .filter(({ label }) => label !== '')
  const anyLine = fc
    .tuple(fc.oneof(known, unknown), fc.integer({ min: 0, max: 1_000_000 }))
    .map(([line, tenths]) => ({ ...line, grams: tenths / 10 }))
  const percent = fc.integer({ min: BAKE_LIMITS.yield.min * 1000, max: BAKE_LIMITS.yield.max * 1000 })
  const anyBake = fc.record({
    yield: percent.map((permille) => permille / 1000),
    oil_absorption_g: fc.integer(BAKE_LIMITS.oil_absorption_g),
    style: fc.constantFrom(...Object.keys(BAKE_PROFILES), 'altro'),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 20 }),
      anyBake,
      fc.integer({ min: 1, max: 24 }),
      (lines, bake, servings) => {
        const address = new URLSearchParams(writeRecipeQuery({ lines, bake, servings })).toString()
        const read = readRecipeQuery(new URLSearchParams(address))
        expect(read?.lines).toEqual(lines.map((line) => ({ ...line, grams: plainDecimal(line.grams) })))
        expect([read?.style, read?.slices, read?.leftOut]).toEqual([bake.style, String(servings), 0])
        expect(Number(read?.yieldPct.replace(',', '.')) / 100).toBeCloseTo(bake.yield, 10)
        expect(Number(read?.oilG.replace(',', '.'))).toBe(bake.oil_absorption_g)
      },
    ),
  )
})
