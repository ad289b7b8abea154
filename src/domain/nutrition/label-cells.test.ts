import { expect, test } from 'vitest'
import { calculateNutrition } from './calculate.ts'
import { labelCells } from './label-cells.ts'

const raw = { yield: 1, oil_absorption_g: 0, style: 'crudo' }
const cells = (lines: [id: string, grams: number][], slices = 1) =>
  labelCells(
    calculateNutrition(
      lines.map(([id, grams]) => ({ id, label: id, grams })),
      raw,
      slices,
    ),
  )
const row = (all: ReturnType<typeof cells>, key: string) => all.find((cell) => cell.key === key)

test('a whole figure has its amount, its share of a day and its light', () => {
  expect(row(cells([['mozzarella', 100]]), 'salt')).toEqual({
    key: 'salt',
    name: 'Sale',
    isPart: false,
    per100g: '0,60 g',
    perSlice: '0,60 g',
    intake: '10%',
    intakePct: 10,
    light: 'medio',
  })
})

test('what no food has a value for is unknown, and has no light', () => {
  const salt = row(cells([['tartufo', 100]]), 'salt')
  expect(salt).toMatchObject({
    per100g: 'n.d.',
    perSlice: 'n.d.',
    intake: 'n.d.',
    intakePct: null,
    light: null,
  })
})

test('what only some foods have a value for is at least that', () => {
  const both = cells([
    ['tartufo', 50],
    ['mozzarella', 50],
  ])
  expect(row(both, 'salt')).toMatchObject({ per100g: 'almeno 0,30 g', intake: 'almeno 5%', light: null })
  expect(row(both, 'fat')).toMatchObject({ per100g: '9,1 g', light: 'medio' })
})

test('red stays red where some value is missing: more could only be redder', () => {
  const salted = cells([
    ['tartufo', 50],
    ['sale', 50],
  ])
  expect(row(salted, 'salt')?.light).toBe('alto')
})

test('an unknown food of some weight makes every figure a least one', () => {
  const all = cells([
    ['farina-00', 100],
    ['salsa segreta', 50],
  ])
  expect(all.filter(({ per100g }) => !/^(?:almeno|n\.d\.)/.test(per100g))).toEqual([])
  expect(all.filter(({ light }) => light === 'basso')).toEqual([])
})

test('a recipe of unknown foods alone has no figure at all, whatever oil it takes up', () => {
  const only = calculateNutrition([{ id: '', label: 'zzz', grams: 100 }], { ...raw, oil_absorption_g: 20 }, 8)
  for (const cell of labelCells(only))
    expect([cell.per100g, cell.perSlice, cell.light]).toEqual(['n.d.', 'n.d.', null])
})
