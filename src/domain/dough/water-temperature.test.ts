import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TEMPERATURE_GOLDEN } from './golden/temperature-golden.ts'
import { bigaHours, poolishFreshPct, usualPreferment } from './plan/preferment-time.ts'
import {
  FRICTION_C,
  HOTTEST_WATER_C,
  iceFor,
  MOST_ICE,
  neededWaterC,
  shownIceG,
  type WaterQuestion,
  waterFor,
} from './water-temperature.ts'

test.each(TEMPERATURE_GOLDEN)('$id [$source]', ({ expected, tolerance, computed }) => {
  expect(Math.abs(computed() - expected)).toBeLessThanOrEqual(tolerance)
})

const asked: WaterQuestion = {
  doughC: 24,
  roomC: 22,
  flourC: 21,
  prefermentC: null,
  frictionC: FRICTION_C.spirale,
  waterG: 600,
  tapC: 20,
  iceC: 0,
}

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyQuestion = fc.record({
  doughC: degrees(18, 30),
  roomC: degrees(5, 40),
  flourC: degrees(0, 40),
  prefermentC: fc.option(degrees(2, 30)),
  frictionC: fc.constantFrom(...Object.values(FRICTION_C)),
  waterG: degrees(50, 5000),
  tapC: degrees(5, 30),
  iceC: degrees(-20, 0),
})

describe('the answer', () => {
  test('never weighs more or less than the water asked', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { tapG, iceG } = waterFor(asked)
        expect(tapG + iceG).toBeCloseTo(asked.waterG, 6)
        expect(iceG).toBeGreaterThanOrEqual(0)
        expect(iceG).toBeLessThanOrEqual(asked.waterG * MOST_ICE + 1e-9)
      }),
    )
  })

  test('balances the heat when it asks for ice', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const answer = waterFor(asked)
        if (answer.kind !== 'ice') return
        const given = answer.tapG * 4.184 * (asked.tapC - answer.neededC)
        const taken = answer.iceG * (333.55 - 2.09 * asked.iceC + 4.184 * answer.neededC)
        expect(taken).toBeCloseTo(given, 3)
      }),
    )
  })

  test('a flour at the temperature it advises makes the target reachable', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const answer = waterFor(asked)
        if (answer.kind === 'too-hot')
          expect(waterFor({ ...asked, flourC: answer.flourC - 0.001 }).kind).toBe('ice')
        if (answer.kind === 'too-cold')
          expect(neededWaterC({ ...asked, flourC: answer.flourC })).toBeCloseTo(HOTTEST_WATER_C, 6)
      }),
    )
  })
})

test('a mild day needs the tap alone, a cool tap warm water, a hot day ice', () => {
  expect(waterFor(asked)).toMatchObject({ kind: 'tap', neededC: 20, iceG: 0 })
  expect(waterFor({ ...asked, tapC: 12 })).toMatchObject({ kind: 'warm', neededC: 20 })
  const hot = waterFor({ ...asked, roomC: 28, flourC: 27, tapC: 22 })
  expect(hot).toMatchObject({ kind: 'ice', neededC: 8 })
  expect(hot.kind === 'ice' && hot.advice).toContain('prima di impastare')
  expect(hot.iceG).toBeCloseTo((600 * 14) / (22 + 333.55 / 4.184), 6)
})

test('water needed below zero means crushed ice that melts in the dough', () => {
  const answer = waterFor({ ...asked, roomC: 33, flourC: 33, tapC: 24 })
  expect(answer).toMatchObject({ kind: 'ice', neededC: -3 })
  expect(answer.kind === 'ice' && answer.advice).toContain('tritato')
})

test('summer with a planetary mixer: ice is not enough, and the flour must be cold', () => {
  const answer = waterFor({
    ...asked,
    doughC: 21,
    roomC: 35,
    flourC: 35,
    frictionC: FRICTION_C.planetaria,
    tapC: 26,
  })
  expect(answer.kind).toBe('too-hot')
  if (answer.kind !== 'too-hot') return
  expect(answer.iceG).toBe(240)
  expect(answer.flourC).toBeLessThan(35)
  expect(answer.advice).toContain('farina')
})

test('a cold bakery would need water that harms the yeast', () => {
  const answer = waterFor({ ...asked, roomC: 8, flourC: 8, frictionC: FRICTION_C.mano })
  expect(answer).toMatchObject({ kind: 'too-cold', neededC: 54, flourC: 24, iceG: 0 })
})

test('a colder preferment asks for warmer water, and one degree counts as one', () => {
  expect(neededWaterC({ ...asked, prefermentC: 24 })).toBe(20)
  expect(neededWaterC({ ...asked, prefermentC: 4 })).toBe(40)
})

test('ice from the freezer cools more than melting ice, and a cold tap needs none', () => {
  const water = { waterG: 1000, tapC: 24, neededC: 12 }
  expect(iceFor({ ...water, iceC: -18 })).toBeLessThan(iceFor({ ...water, iceC: 0 }))
  expect(iceFor({ ...water, neededC: 25, iceC: 0 })).toBe(0)
})

test('preferments have no time outside what was published', () => {
  expect(bigaHours(39, 18)).toBeNull()
  expect(bigaHours(61, 18)).toBeNull()
  expect(bigaHours(45, 27)).toBeNull()
  expect(poolishFreshPct(1)).toBeNull()
  expect(poolishFreshPct(15)).toBeNull()
  expect(poolishFreshPct(5)).toBeCloseTo(Math.sqrt(1.13 * 0.73), 9)
})

test('a longer poolish never needs more yeast', () => {
  fc.assert(
    fc.property(degrees(2, 14), degrees(2, 14), (one, other) => {
      const short = poolishFreshPct(Math.min(one, other)) ?? Number.NaN
      expect(poolishFreshPct(Math.max(one, other))).toBeLessThanOrEqual(short + 1e-12)
    }),
  )
})

test('a hydration up to 60 % makes a biga, which a warm room ripens sooner; above it is a poolish', () => {
  expect(usualPreferment(45, 18)).toEqual({ kind: 'biga', hours: 19, freshPct: 1 })
  expect(usualPreferment(60, 24)).toEqual({ kind: 'biga', hours: 11, freshPct: 1 })
  expect(usualPreferment(50, 30)).toEqual(usualPreferment(50, 26))
  // Between 0.3 % for 10 h and 0.12 % for 14 h.
  expect(usualPreferment(100, 20)).toMatchObject({ kind: 'poolish', hours: 12 })
  expect(usualPreferment(100, 20).freshPct).toBeCloseTo(Math.sqrt(0.3 * 0.12), 9)
  expect(usualPreferment(100, 30)).toMatchObject({ kind: 'poolish', hours: 6 })
})

test('tap water and ice add up to the water as all three are read', () => {
  expect(shownIceG(1464.4, 1409.8)).toBe(54)
  fc.assert(
    fc.property(degrees(1, 20_000), degrees(0, 100), (waterG, share) => {
      const tapG = (waterG * share) / 100
      expect(Math.round(tapG) + shownIceG(waterG, tapG)).toBe(Math.round(waterG))
    }),
  )
})
