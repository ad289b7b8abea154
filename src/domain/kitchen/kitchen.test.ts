import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from '#domain/dough/full/full-address.ts'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { readDoses } from '#domain/dough/full/full-query.ts'
import { MIXING_METHODS } from '#domain/dough/water-temperature.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { ovenStyle } from '#domain/oven-guide/styles.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'
import {
  KITCHEN_LIMITS,
  type Kitchen,
  type KitchenNumber,
  NOT_TOLD,
  readKitchen,
  toldWithin,
} from './kitchen.ts'
import { pageDraftIn } from './kitchen-dough.ts'
import { ovenIn, surfaceFor } from './kitchen-oven.ts'
import { simpleParamsIn } from './kitchen-simple.ts'

const figure = (field: KitchenNumber) => fc.option(fc.integer(KITCHEN_LIMITS[field]))
const anyKitchen: fc.Arbitrary<Kitchen> = fc.record({
  oven: fc.option(fc.constantFrom(...OVEN_TYPES)),
  surface: fc.option(fc.constantFrom(...SURFACES)),
  mixing: fc.option(fc.constantFrom(...MIXING_METHODS)),
  maxC: figure('maxC'),
  flourW: figure('flourW'),
  roomC: figure('roomC'),
  fridgeC: figure('fridgeC'),
  ballG: figure('ballG'),
})

test('reads back what was stored, and nothing told is no kitchen', () => {
  fc.assert(
    fc.property(anyKitchen, (kitchen) => {
      const isTold = Object.values(kitchen).some((value) => value !== null)
      expect(readKitchen(JSON.stringify(kitchen))).toEqual(isTold ? kitchen : null)
    }),
  )
  expect(readKitchen('{"roomC":20.5}')).toEqual({ ...NOT_TOLD, roomC: 20.5 })
})

test.each([null, '', '{', '[]', '3', '{}', '{"oven":"toaster","roomC":"20","ballG":12.5}'])(
  '%j is no kitchen',
  (text) => {
    expect(readKitchen(text)).toBeNull()
  },
)

test('the oven that an earlier version kept is the oven of the kitchen, and damage is left out', () => {
  const oven = { oven: 'home_gas', surface: null, maxC: 260 }
  expect(readKitchen(JSON.stringify(oven))).toEqual({ ...NOT_TOLD, ...oven })
  expect(readKitchen('{"oven":"home_gas","surface":"moon","maxC":9000,"mixing":"robot"}')).toEqual({
    ...NOT_TOLD,
    oven: 'home_gas',
  })
})

test('the surface is always one of the style, and the told one if it is', () => {
  fc.assert(
    fc.property(anyKitchen, fc.constantFrom(...OVEN_STYLE_IDS), (kitchen, style) => {
      const { surfaces } = ovenStyle(style)
      const surface = surfaceFor(style, kitchen)
      expect(surfaces).toContain(surface)
      if (kitchen.surface && surfaces.includes(kitchen.surface)) expect(surface).toBe(kitchen.surface)
    }),
  )
  expect(surfaceFor('napoletana')).toBe('sheet_pan') // what every oven of a house has
  expect(surfaceFor('napoletana', { oven: 'home_gas', surface: 'oiled_pan' })).toBe('sheet_pan')
  expect(surfaceFor('romana_al_taglio', { oven: 'home_gas', surface: 'stone' })).toBe('oiled_pan')
  expect(surfaceFor('napoletana', { oven: 'wood_fired', surface: null })).toBe('deck')
  expect(ovenIn('napoletana', null)).toEqual({
    styleId: 'napoletana',
    ovenType: 'home_electric',
    surface: 'sheet_pan',
  })
})

test('a tool with narrower limits does not take the figure', () => {
  expect(toldWithin(16, { min: 18, max: 30 })).toBeUndefined()
  expect(toldWithin(21, { min: 18, max: 30 })).toBe(21)
  expect(toldWithin(null, { min: 18, max: 30 })).toBeUndefined()
})

test('a ball and a room that were told begin the calculators, where these allow them', () => {
  const told = { ...NOT_TOLD, ballG: 270, roomC: 19, flourW: 300, mixing: 'spirale' } as const
  const page = pageDraftIn(told)
  const { form } = readDoses(page.dough)
  const made = form && calculateDough(form)
  expect(made && 'outputs' in made && Math.round(made.outputs.perBallWeightG)).toBe(270)
  expect(page.dough.roomTempC).toBe('19')
  expect(page.tools).toMatchObject({ firstW: '300', mixing: 'spirale' })
  expect(simpleParamsIn(told)).toMatchObject({ pizzaSize: 270, roomTemperature: 19 })
  expect(simpleParamsIn({ ...told, ballG: 275, roomC: null })).toMatchObject({
    pizzaSize: 200,
    roomTemperature: 22,
  })
  expect(pageDraftIn(NOT_TOLD)).toEqual(readAddress([]))
})
