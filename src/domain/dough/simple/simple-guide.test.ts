import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySimpleParams } from '#tests/support/any-dough-form.ts'
import { weighSimpleDough } from './simple-calculator.ts'
import { guideSteps } from './simple-guide.ts'
import { ingredientLines } from './simple-ingredients.ts'
import { DEFAULT_SIMPLE_PARAMS, LEAVEN_METHODS } from './simple-limits.ts'
import { PIZZA_TYPE_PRESETS, YEAST_PRESETS } from './simple-presets.ts'

const AT_HOME = { place: 'in un forno di casa', minutes: '7-11 min' }

test('four steps with the figures of this dough', () => {
  const steps = guideSteps(
    { ...DEFAULT_SIMPLE_PARAMS, pizzaSize: 260, roomTemperature: 28 },
    430,
    null,
    AT_HOME,
  )
  expect(steps.map(({ title }) => title)).toStrictEqual([
    'Impasta',
    'Fai lievitare',
    'Forma e stendi',
    'Inforna',
  ])
  expect(steps[0]?.text).toContain('20 min')
  expect(steps[1]?.text).toContain('circa 19 ore') // 24 x 0.8
  expect(steps[2]?.text).toContain('4 panetti da 260 g')
  expect(steps[3]?.text).toContain('430 °C')
  expect(steps[3]?.text).toContain('bastano 60-90 secondi')
})

test('one pizza is one ball; a biga is finished, not begun', () => {
  const [first, , third] = guideSteps(
    { ...DEFAULT_SIMPLE_PARAMS, pizzaCount: 1, leavenMethod: 'indiretta' },
    430,
    null,
    AT_HOME,
  )
  expect(third?.text).toContain('un panetto da 200 g, copri e aspetta che raddoppi.')
  expect(first?.text).toContain('prefermento')
})

test('the lines name what is in the bowl, with its percentage of the flour', () => {
  expect(ingredientLines(DEFAULT_SIMPLE_PARAMS, weighSimpleDough(DEFAULT_SIMPLE_PARAMS))).toStrictEqual([
    { name: 'flour', label: 'Farina 00', grams: 489.3, amount: '489,3 g', pctOfFlour: 100 },
    { name: 'water', label: 'Acqua', grams: 293.6, amount: '293,6 g', pctOfFlour: 60 },
    { name: 'salt', label: 'Sale', grams: 12.2, amount: '12,2 g', pctOfFlour: 2.5 },
    { name: 'yeast', label: 'Lievito di birra fresco', grams: 4.89, amount: '4,9 g', pctOfFlour: 1 },
  ])
  fc.assert(
    fc.property(anySimpleParams, (params) => {
      const lines = ingredientLines(params, weighSimpleDough(params))
      const pct = Object.fromEntries(lines.map(({ name, pctOfFlour }) => [name, pctOfFlour]))
      const { oilPct } = PIZZA_TYPE_PRESETS[params.pizzaType]
      const near = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(0.25)
      near(pct.water ?? 0, params.hydration)
      near(pct.salt ?? 0, 2.5)
      near(pct.yeast ?? 0, YEAST_PRESETS[params.yeastType].pctOfFlour)
      near(pct.oil ?? 0, oilPct)
    }),
  )
})

test.each([
  [
    72,
    22,
    "Dopo un'ora a temperatura ambiente metti l'impasto in frigorifero, ben coperto, per 67 ore, poi tiralo fuori 4 ore prima di infornare: in tutto circa 72 ore.",
  ],
  [
    2,
    22,
    "Dopo un'ora a temperatura ambiente metti l'impasto in frigorifero, ben coperto, per un'ora: in tutto circa 2 ore.",
  ],
  [3, 28, "Metti subito l'impasto in frigorifero, ben coperto, per 2 ore: in tutto circa 2 ore."],
])('%d hours with the fridge, room of %d °C', (restTime, roomTemperature, text) => {
  const steps = guideSteps(
    { ...DEFAULT_SIMPLE_PARAMS, leavenMethod: 'frigo', restTime, roomTemperature },
    430,
    null,
    AT_HOME,
  )
  expect(steps[1]?.text).toBe(text)
})

test.each(LEAVEN_METHODS)(
  '%s with a dose far from the models: what it comes to, and no other hours',
  (leavenMethod) => {
    const warning = 'Con 4,9 g è pronto in circa 3 ore. Per 24 ore a 22 °C ne bastano 0,09-0,3 g.'
    const [, rise] = guideSteps({ ...DEFAULT_SIMPLE_PARAMS, leavenMethod }, 430, warning, AT_HOME)
    expect(rise?.text).toMatch(/^Copri[, ].*[^.]\. Con 4,9 g è pronto/)
    expect(rise?.text.replace(warning, '')).not.toMatch(/\d|\bore\b/)
    expect(rise?.text.endsWith(warning)).toBe(true)
  },
)
