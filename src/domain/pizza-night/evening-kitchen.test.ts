import { expect, test } from 'vitest'
import { NOT_TOLD } from '#domain/kitchen/kitchen.ts'
import { FIRST_EVENING } from './evening-draft.ts'
import { fieldsOfKitchen, kitchenOfFields } from './evening-kitchen.ts'

const told = {
  ...NOT_TOLD,
  oven: 'home_gas',
  surface: 'steel',
  maxC: 280,
  roomC: 20.5,
  flourW: 300,
  ballG: 270,
  mixing: 'spirale',
} as const

test('a new evening begins with what was told, and keeps its own values for the rest', () => {
  expect({ ...FIRST_EVENING, ...fieldsOfKitchen(told) }).toMatchObject({
    oven: 'home_gas',
    surface: 'steel',
    maxTempC: '280',
    roomC: '20,5',
    fridgeC: FIRST_EVENING.fridgeC,
    flourW: '300',
    ballG: '270',
    hasMixer: true,
  })
  // As in the oven of a recipe: at home its tray, unless another surface was told.
  expect(fieldsOfKitchen({ ...NOT_TOLD, oven: 'home_electric' }).surface).toBe('sheet_pan')
  expect(fieldsOfKitchen({ ...NOT_TOLD, roomC: 16 })).toEqual({}) // colder than an evening may be
})

test('typed fields are told to the kitchen, and other fields tell nothing', () => {
  expect(kitchenOfFields({ oven: 'wood_fired' }, null)).toEqual({ oven: 'wood_fired' })
  expect(kitchenOfFields({ roomC: '21,5' }, null)).toEqual({ roomC: 21.5 })
  expect(kitchenOfFields({ maxTempC: '' }, told)).toEqual({ maxC: null })
  expect(kitchenOfFields({ maxTempC: '2' }, told)).toEqual({})
  expect(kitchenOfFields({ hasMixer: false }, told)).toEqual({ mixing: 'mano' })
  expect(kitchenOfFields({ hasMixer: true }, told)).toEqual({})
  expect(kitchenOfFields({ guestCount: '6' }, told)).toEqual({})
})
