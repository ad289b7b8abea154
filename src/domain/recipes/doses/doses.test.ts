import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOfDoses,
  type Doses,
  dosesIn,
  dosesOfAddress,
  factorOf,
  ownDoses,
  servingsMade,
  typedDoses,
  writeDoses,
} from './doses.ts'

const groups = [
  { isDough: true, lines: ['600 g di farina 00', '370 g di acqua', '16 g di sale fino'] },
  { isDough: false, lines: ['320 g di pomodori pelati'] },
]
const round = { servings: 4, groups, dough: { style: 'napoletana', pieces: 4 } } as const
const inPan = {
  servings: 6,
  groups,
  dough: { style: 'teglia', pieces: 1, pan: { lengthCm: 40, widthCm: 30 } },
} as const

test('nobody starts from the flour that only binds another dough', () => {
  const stale = [{ isDough: true, lines: ['400 g di pane raffermo', '60 g di farina 00'] }]
  expect(ownDoses({ ...round, groups: stale }, 'flour')).toBeNull()
  expect(dosesOfAddress({ ...round, groups: stale }, '500g')).toMatchObject({ factor: 1, refused: '500g' })
})

describe('an address', () => {
  test.each([
    [null, 1, ''],
    ['6', 1.5, ''],
    ['1', 0.25, ''],
    ['500g', 500 / 600, ''],
    ['500 g', 500 / 600, ''],
    ['1200.5g', 1200.5 / 600, ''],
  ])('%j asks for %d times the recipe', (asked, factor, refused) => {
    expect(dosesOfAddress(round, asked)).toMatchObject({ factor, refused })
  })

  test.each(['', 'tante', '0', '-2', '2,5', '41', '6001g', '10g', '40x30', '28cm', '1e3', '6'.repeat(50)])(
    '%j asks for nothing that can be cooked: the recipe is as it is written',
    (asked) => {
      expect(dosesOfAddress(round, asked)).toEqual({
        doses: { kind: 'servings', servings: 4 },
        factor: 1,
        refused: asked.slice(0, 40),
      })
    },
  )

  test.each([
    ['60x40', 2],
    ['2x40x30', 2],
    ['20 x 30', 0.5],
    ['28cm', (Math.PI * 14 ** 2) / 1200],
  ])('of a recipe in a pan, %j is %d times the recipe', (asked, factor) => {
    expect(dosesOfAddress(inPan, asked).factor).toBeCloseTo(factor, 12)
  })
})

test('what is written into an address is read from it', () => {
  const servings = fc
    .integer({ min: 1, max: 40 })
    .map((count): Doses => ({ kind: 'servings', servings: count }))
  const flour = fc.integer({ min: 30, max: 6000 }).map((flourG): Doses => ({ kind: 'flour', flourG }))
  const side = fc.integer({ min: 20, max: 60 })
  const pans = fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.oneof(fc.record({ diameterCm: side }), fc.record({ lengthCm: side, widthCm: side })),
    )
    .map(([count, pan]): Doses => ({ kind: 'pans', pans: { count, pan } }))
  fc.assert(
    fc.property(fc.oneof(servings, flour, pans), (doses) => {
      const address = addressOfDoses(inPan, doses)
      const read = dosesOfAddress(inPan, address === '' ? null : address)
      expect(read).toEqual({ doses, factor: factorOf(inPan, doses), refused: '' })
      expect(typedDoses(doses.kind, writeDoses(doses))).toEqual(doses)
    }),
  )
})

test('a recipe offers what it can be told in', () => {
  expect(ownDoses(round, 'flour')).toEqual({ kind: 'flour', flourG: 600 })
  expect(ownDoses(round, 'pans')).toBeNull()
  expect(ownDoses(inPan, 'pans')).toEqual({
    kind: 'pans',
    pans: { count: 1, pan: { lengthCm: 40, widthCm: 30 } },
  })
  expect(ownDoses({ ...round, groups: [] }, 'flour')).toBeNull()
})

test('pans are counted where the recipe counts them', () => {
  const scacce = { ...inPan, servings: 1 }
  expect(servingsMade(scacce, dosesOfAddress(scacce, '2x35x25'))).toBe(2)
  expect(servingsMade(inPan, dosesOfAddress(inPan, '60x40'))).toBe(12)
  expect(servingsMade(scacce, dosesOfAddress(scacce, '3'))).toBe(3)
})

test('the same amount is told in another way', () => {
  expect(dosesIn(round, 'flour', 1.5)).toEqual({ kind: 'flour', flourG: 900 })
  expect(dosesIn(round, 'servings', 500 / 600)).toEqual({ kind: 'servings', servings: 3 })
  expect(dosesIn(round, 'servings', 0.05)).toEqual({ kind: 'servings', servings: 1 })
  expect(dosesIn(round, 'pans', 2)).toBeNull()
})
