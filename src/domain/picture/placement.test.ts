import { expect, test } from 'vitest'
import { anglesAround, areaOf, edgeAt, type Field, pointIn } from './field.ts'
import { GLYPHS } from './glyphs/glyph-book.ts'
import { strew } from './placement.ts'
import { seededRandom } from './seeded-random.ts'

const disc: Field = { centre: [480, 360], rx: 240, ry: 240, power: 2, turn: 0 }
const tray: Field = { centre: [480, 360], rx: 340, ry: 230, power: 8, turn: 0.3 }
const plain = { sectors: false, density: 1, scale: 1, cropped: false }

test('a stream repeats itself and differs from the next', () => {
  const draw = (seed: number, stream: string) => {
    const random = seededRandom(seed, stream)
    return Array.from({ length: 5 }, () => random.between(0, 1))
  }
  expect(draw(3, 'crust')).toEqual(draw(3, 'crust'))
  expect(draw(3, 'crust')).not.toEqual(draw(3, 'sauce'))
  expect(draw(3, 'crust')).not.toEqual(draw(4, 'crust'))
})

test('chance is even: mean and tenths of ten thousand draws', () => {
  const random = seededRandom(1, 'even')
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let draw = 0; draw < 10_000; draw += 1) {
    const at = random.index(10)
    tenths[at] = (tenths[at] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test.each([disc, tray])('toppings keep inside the field and apart from each other', (field) => {
  const placed = strew(field, ['salame', 'blackOlive'], plain, seededRandom(5, 'toppings'))
  expect(placed.length).toBeGreaterThan(12)
  for (const { at } of placed) {
    const angle = Math.atan2(at[1] - field.centre[1], at[0] - field.centre[0]) - field.turn
    const [ex, ey] = edgeAt(field, angle)
    const room = Math.hypot(ex - field.centre[0], ey - field.centre[1])
    expect(Math.hypot(at[0] - field.centre[0], at[1] - field.centre[1])).toBeLessThan(room)
  }
  const slices = placed.filter(({ glyph }) => glyph === 'salame')
  for (const one of slices)
    for (const other of slices)
      if (one !== other)
        expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThan(
          GLYPHS.salame.reach,
        )
})

test('sectors keep four kinds in their own quarters', () => {
  const kinds = ['artichoke', 'ham', 'mushroom', 'blackOlive'] as const
  const placed = strew(disc, kinds, { ...plain, sectors: true }, seededRandom(9, 'toppings'))
  for (const { glyph, at } of placed) {
    const share = (Math.atan2(at[1] - 360, at[0] - 480) + Math.PI) / (2 * Math.PI)
    expect(Math.min(3, Math.floor(share * 4))).toBe((kinds as readonly string[]).indexOf(glyph))
  }
})

test('the area of a field agrees with counting points', () => {
  for (const field of [disc, tray]) {
    const random = seededRandom(2, 'area')
    let inside = 0
    for (let draw = 0; draw < 40_000; draw += 1) {
      const [x, y] = [random.between(-1, 1), random.between(-1, 1)]
      if (Math.abs(x) ** field.power + Math.abs(y) ** field.power <= 1) inside += 1
    }
    const counted = (inside / 40_000) * 4 * field.rx * field.ry
    expect(areaOf(field) / counted).toBeCloseTo(1, 1)
  }
})

test('steps around a tray are about equal', () => {
  const points = anglesAround(tray, 36).map((angle) => edgeAt(tray, angle))
  const steps = points.map((point, at) => {
    const before = points.at(at - 1) ?? point
    return Math.hypot(point[0] - before[0], point[1] - before[1])
  })
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.6)
})

test('points fall into the field', () => {
  const random = seededRandom(4, 'points')
  for (let draw = 0; draw < 500; draw += 1) {
    const [x, y] = pointIn(disc, random)
    expect(Math.hypot(x - 480, y - 360)).toBeLessThanOrEqual(240)
  }
})
