import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateOven, getOvenPresets } from '#contracts/oven-guide/oven-guide.endpoints.ts'
import { OvenAnswer, OvenPresets } from '#contracts/oven-guide/oven-guide.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { MISSING_CHOICE } from '#domain/oven-guide/request.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sendJson } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })

const calculate = (payload: unknown) => sendJson(site, calculateOven, payload)
const napoletana = { styleId: 'napoletana', ovenType: 'wood_fired', surface: 'deck' }

test('the presets: styles with notes and surfaces, the eight ovens', async () => {
  const answer = await site.app.inject(getOvenPresets.path)
  expect(answer.statusCode).toBe(200)
  const presets = OvenPresets.parse(answer.json())
  expect(presets.styles.length).toBe(14)
  expect(presets.ovenTypes).toEqual([...OVEN_TYPES])
})

test('every style, oven and surface of the presets is answered', async () => {
  const { styles, ovenTypes } = OvenPresets.parse((await site.app.inject(getOvenPresets.path)).json())
  for (const { id, surfaces } of styles) {
    for (const ovenType of ovenTypes) {
      for (const surface of surfaces) {
        const answer = await calculate({ styleId: id, ovenType, surface, maxTempC: null })
        expect(OvenAnswer.parse(answer.json())).toEqual(answer.json())
      }
    }
  }
})

test('the limit of the oven and the dough change the answer', async () => {
  const free = OvenAnswer.parse((await calculate(napoletana)).json())
  const limited = OvenAnswer.parse((await calculate({ ...napoletana, maxTempC: 300 })).json())
  expect([free.adapted_for_user_max, limited.adapted_for_user_max]).toEqual([false, true])
  expect(limited.target_temp_c[1]).toBe(300)
  expect(limited.expected_time.min_s).toBeGreaterThan(free.expected_time.min_s)
  const wet = {
    hydration: 0.75,
    thicknessFactor: 0.4,
    ballWeightG: 280,
    fermentation: { mode: 'cold', hours: 48 },
  }
  const ofWetDough = await calculate({ ...napoletana, doughContext: wet })
  expect(OvenAnswer.parse(ofWetDough.json()).expected_time.min_s).toBeGreaterThan(free.expected_time.min_s)
  const inPercent = await calculate({ ...napoletana, doughContext: { ...wet, hydration: 75 } })
  expect(inPercent.json()).toEqual(ofWetDough.json())
})

test.each([
  [{}, ['ovenType', 'styleId', 'surface'], MISSING_CHOICE],
  [{ ...napoletana, surface: undefined }, ['surface'], MISSING_CHOICE],
  [{ ...napoletana, styleId: 'fritta' }, ['styleId'], MISSING_CHOICE],
  [
    { ...napoletana, maxTempC: 250.5 },
    ['maxTempC'],
    'La temperatura massima è un numero intero da 150 a 600 °C',
  ],
  [
    { ...napoletana, maxTempC: -1 },
    ['maxTempC'],
    'La temperatura massima è un numero intero da 150 a 600 °C',
  ],
  [
    { ...napoletana, doughContext: { hydration: 3 } },
    ['doughContext.hydration'],
    "L'idratazione va dal 50 al 90%",
  ],
])('%j is refused with %j', async (payload, fields, message) => {
  const answer = await calculate(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe(message)
  expect(Object.keys(answer.json().fields).toSorted()).toEqual(fields)
})

test('whatever is sent, the answer is right or a refusal in Italian', async () => {
  const anyField = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom(...Object.values(napoletana)))
  const anyBody = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        styleId: fc.oneof({ weight: 4, arbitrary: fc.constant('napoletana') }, anyField),
        ovenType: fc.oneof({ weight: 4, arbitrary: fc.constant('home_electric') }, anyField),
        surface: fc.oneof({ weight: 4, arbitrary: fc.constant('steel') }, anyField),
        maxTempC: fc.oneof(fc.integer(), fc.integer({ min: 100, max: 650 }), anyField),
        doughContext: fc.oneof(anyField, fc.record({ hydration: anyField, thicknessFactor: fc.double() })),
      },
      { requiredKeys: [] },
    ),
  )
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      const answer = await calculate(body)
      if (answer.statusCode === 200) expect(OvenAnswer.parse(answer.json())).toEqual(answer.json())
      else expect([answer.statusCode, typeof answer.json().message]).toEqual([400, 'string'])
    }),
    { numRuns: 300 },
  )
})
