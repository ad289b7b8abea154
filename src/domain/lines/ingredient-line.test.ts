import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNT_NOUNS } from '../words/count-noun.ts'
import {
  formatIngredientLine,
  type MeasuredLine,
  parseIngredientLine,
  scaleIngredientLine,
} from './ingredient-line.ts'

const measured = (line: string): MeasuredLine => {
  const parsed = parseIngredientLine(line)
  if (parsed.kind === 'free') throw new Error(`'${line}' is not measured`)
  return parsed
}

describe('parseIngredientLine', () => {
  test('reads a weight, its unit and the rest', () => {
    expect(parseIngredientLine('620 g di farina 00 (W 260-280)')).toEqual({
      kind: 'measured',
      amount: 620,
      unit: 'g',
      rest: 'di farina 00 (W 260-280)',
    })
  })

  test.each([
    ['1,5 kg di farina', 1500, 'g'],
    ['1.1 kg di farina', 1100, 'g'],
    ['500 gr. di farina', 500, 'g'],
    ['2 dl di latte', 200, 'ml'],
    ['1 litro di acqua', 1000, 'ml'],
    ['2 etti di salame', 200, 'g'],
  ])('converts %s', (line, amount, unit) => {
    expect(parseIngredientLine(line)).toMatchObject({ kind: 'measured', amount, unit })
  })

  test('reads a count noun', () => {
    const { amount, unit, rest } = measured("2 spicchi d'aglio")
    expect({ amount, rest }).toEqual({ amount: 2, rest: "d'aglio" })
    expect(unit).toMatchObject({ one: 'spicchio', many: 'spicchi' })
  })

  test.each(['sale fino q.b.', '12 nespole', '2-3 uova', '0 g di sale', '', '5', '3 constructor di sale'])(
    'leaves "%s" free',
    (line) => {
      expect(parseIngredientLine(line)).toEqual({ kind: 'free', text: line })
    },
  )
})

describe('scaleIngredientLine', () => {
  test.each([
    ["1 spicchio d'aglio", 2, "2 spicchi d'aglio"],
    ["2 spicchi d'aglio", 0.5, "1 spicchio d'aglio"],
    ["2 spicchi d'aglio", 0.75, "2 spicchi d'aglio"],
    ['1 uovo', 2, '2 uova'],
    ['4 uova', 0.25, '1 uovo'],
    ['3 uova fresche', 0.5, '1 ½ uova fresche'],
    ['1 tuorlo', 0.5, '1 tuorlo'],
    ['6 tuorli', 0.25, '2 tuorli'],
    ['1 albume', 0.5, '1 albume'],
    ['1 fico', 2, '2 fichi'],
    ['1 arancia non trattata', 3, '3 arance non trattate'],
    ['1 limone non trattato', 3, '3 limoni non trattati'],
    ['1 cipolla rossa', 0.1, 'mezza cipolla rossa'],
    ['5 fichi maturi', 2.5, '13 fichi maturi'],
    ['12 foglie di basilico', 0.3, '4 foglie di basilico'],
    ['1 rametto di timo', 0.2, '1 rametto di timo'],
    ['620 g di farina 00 (W 260-280)', 1.5, '930 g di farina 00 (W 260-280)'],
    ['385 g di acqua', 0.333, '128 g di acqua'],
    ['17 g di sale fino', 0.5, '8,5 g di sale fino'],
    ['16 g di sale fino', 0.8333, '13,3 g di sale fino'], // as the calculators weigh it
    ['14 g di sale fino', 1.25, '17,5 g di sale fino'],
    ['14 g di sale fino', 1.5, '21 g di sale fino'],
    ['0,8 g di lievito di birra fresco', 0.5, '0,4 g di lievito di birra fresco'],
    ['0,8 g di lievito di birra fresco', 0.33, '0,25 g di lievito di birra fresco'],
    ['1 g di lievito di birra fresco', 0.8333, '0,8 g di lievito di birra fresco'],
    ['1 g di lievito di birra fresco', 2.25, '2,3 g di lievito di birra fresco'],
    ['1.5 kg di farina', 2, '3000 g di farina'],
    ['100 ml di vino bianco', 0.5, '50 ml di vino bianco'],
    ['pepe nero q.b.', 4, 'pepe nero q.b.'],
  ])('%s x %d = %s', (line, factor, expected) => {
    expect(scaleIngredientLine(line, factor)).toBe(expected)
  })

  test('factor 1 gives any line back as it was', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(scaleIngredientLine(line, 1)).toBe(line)
      }),
    )
    expect(scaleIngredientLine('0.8 kg di  farina', 1)).toBe('0.8 kg di  farina')
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the factor %d', (factor) => {
    expect(() => scaleIngredientLine('1 uovo', factor)).toThrow(RangeError)
  })

  const anyFactor = fc.double({ min: 0.05, max: 50, noNaN: true })
  const anyGrams = fc.integer({ min: 1, max: 30_000 }).map((tenths) => tenths / 10)

  test('weights grow in proportion, within the step of the scale', () => {
    fc.assert(
      fc.property(anyGrams, anyFactor, (grams, factor) => {
        fc.pre(factor !== 1)
        const line = formatIngredientLine({ kind: 'measured', amount: grams, unit: 'g', rest: 'di acqua' })
        const exact = grams * factor
        const scaled = measured(scaleIngredientLine(line, factor)).amount
        const halfStep =
          exact >= 10 ? 0.5 : exact >= 5 ? 0.25 : exact >= 0.5 ? 0.05 : exact >= 0.05 ? 0.025 : exact * 0.5
        expect(Math.abs(scaled - exact)).toBeLessThanOrEqual(halfStep + 1e-9)
        expect(scaled).toBeGreaterThan(0)
      }),
    )
  })

  test('counts stay within half a step, never vanish, and are whole where a half makes no sense', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNT_NOUNS),
        fc.integer({ min: 1, max: 20 }),
        anyFactor,
        (unit, count, factor) => {
          fc.pre(factor !== 1)
          const line = formatIngredientLine({ kind: 'measured', amount: count, unit, rest: '' })
          const { amount } = measured(scaleIngredientLine(line, factor))
          const step = unit.isWhole || count * factor >= 10 ? 1 : 0.5
          expect(amount % step).toBe(0)
          expect(amount).toBeGreaterThanOrEqual(step)
          expect(Math.abs(amount - count * factor)).toBeLessThanOrEqual(
            Math.max(step / 2, step - count * factor) + 1e-9,
          )
        },
      ),
    )
  })

  test('more is never less', () => {
    fc.assert(
      fc.property(anyGrams, anyFactor, anyFactor, (grams, a, b) => {
        const line = `${String(grams).replace('.', ',')} g di acqua`
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((factor) =>
          measured(scaleIngredientLine(line, factor)),
        )
        expect(less?.amount).toBeLessThanOrEqual(more?.amount ?? 0)
      }),
    )
  })
})

test('what is written is read back as the same line', () => {
  const anyUnit = fc.constantFrom('g' as const, 'ml' as const, ...COUNT_NOUNS)
  const anyAmount = fc.integer({ min: 1, max: 20_000 }).map((halves) => halves / 2)
  const anyRest = fc.constantFrom('di farina 0 (W 260)', "d'aglio", '', 'di sale fino')
  fc.assert(
    fc.property(anyUnit, anyAmount, anyRest, (unit, amount, rest) => {
      const line = { kind: 'measured' as const, amount, unit, rest }
      expect(parseIngredientLine(formatIngredientLine(line))).toEqual(line)
    }),
  )
})
