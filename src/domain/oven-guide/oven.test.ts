import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOUGH_LIMITS, FERMENT_MODES } from '#domain/dough/full/full-limits.ts'
import { DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'
import { HOME_BAKE_NOTE } from '../words/time-guide.ts'
import { bakeCurve, bakeCurveRange, bakeTime } from './bake-model.ts'
import { bakePlan, preheatMinutes } from './bake-plan.ts'
import { bakeSetup, bakeTarget, calculateBake } from './calculate.ts'
import { OVEN_TYPES, OVENS, STATED_MAX_C } from './ovens.ts'
import { doughContextOf, type OvenRequest } from './request.ts'
import { inScaleOf } from './scale.ts'
import { FIGURE_SOURCES, OVEN_STYLES } from './styles.ts'
import { SURFACE_TABLE, SURFACES } from './surfaces.ts'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const within = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true })
const anyRequest: fc.Arbitrary<OvenRequest> = fc.record({
  styleId: fc.constantFrom(...OVEN_STYLE_IDS),
  ovenType: fc.constantFrom(...OVEN_TYPES),
  surface: fc.constantFrom(...SURFACES),
  maxTempC: maybe(fc.integer(STATED_MAX_C)),
  doughContext: maybe(
    fc.record({
      hydrationPct: maybe(within(DOUGH_LIMITS.hydrationPct)),
      thicknessFactor: maybe(within(DOUGH_LIMITS.thicknessFactor)),
      ballWeightG: maybe(fc.integer({ min: 1, max: 2000 })),
      fermentation: maybe(
        fc.record({ mode: fc.constantFrom(...FERMENT_MODES), hours: within(DOUGH_LIMITS.fermentHours) }),
      ),
    }),
  ),
})
const always = (holds: (request: OvenRequest) => void) => fc.assert(fc.property(anyRequest, holds))
const napoletana: OvenRequest = { styleId: 'napoletana', ovenType: 'wood_fired', surface: 'deck' }
const shortestOf = (request: OvenRequest) => calculateBake(request).expected_time.min_s

test('the Neapolitan in its own oven is what the regulations say', () => {
  const { target_temp_c, expected_time, adapted_for_user_max } = calculateBake(napoletana)
  expect(target_temp_c).toEqual([380, 430]) // AVPN-2024
  expect(expected_time).toEqual({ min_s: 60, max_s: 90 }) // REG-97-2010
  expect(adapted_for_user_max).toBe(false)
})

test('at home on stone it takes seven to eleven minutes, on steel a quarter less', () => {
  const atHome = { ...napoletana, ovenType: 'home_electric', maxTempC: 250 } as const
  const onStone = calculateBake({ ...atHome, surface: 'stone' })
  expect(onStone.target_temp_c).toEqual([235, 250])
  expect(onStone.adapted_for_user_max).toBe(true)
  expect(onStone.expected_time).toEqual({ min_s: 7 * 60, max_s: 11 * 60 })
  const onSteel = calculateBake({ ...atHome, surface: 'steel' })
  expect(onSteel.expected_time).toEqual({ min_s: 6 * 60, max_s: 9 * 60 })
})

test('every answer is finite, positive and within what oven and surface can do', () => {
  always((request) => {
    const { target_temp_c, expected_time } = calculateBake(request)
    const [min, max] = target_temp_c
    expect(min).toBeLessThanOrEqual(max)
    expect(max).toBeLessThanOrEqual(OVENS[request.ovenType].possibleC.max)
    expect(max).toBeLessThanOrEqual(request.maxTempC ?? Infinity)
    expect(max).toBeLessThanOrEqual(SURFACE_TABLE[request.surface].maxC ?? Infinity)
    expect(min).toBeGreaterThanOrEqual(Math.min(OVENS[request.ovenType].possibleC.min, max))
    expect(expected_time.min_s).toBeGreaterThan(0)
    expect(expected_time.min_s).toBeLessThanOrEqual(expected_time.max_s)
    expect(Number.isFinite(expected_time.max_s)).toBe(true)
  })
})

test('hotter is faster', () => {
  fc.assert(
    fc.property(anyRequest, within({ min: 150, max: 590 }), (request, temperatureC) => {
      const setup = bakeSetup(request)
      expect(bakeTime(setup, temperatureC + 5).minS).toBeLessThan(bakeTime(setup, temperatureC).minS)
    }),
  )
})

test("a lower limit of the reader's oven never raises the target and never shortens the bake", () => {
  fc.assert(
    fc.property(anyRequest, fc.integer(STATED_MAX_C), fc.integer(STATED_MAX_C), (request, one, other) => {
      const low = { ...request, maxTempC: Math.min(one, other) }
      const high = { ...request, maxTempC: Math.max(one, other) }
      const [cool, hot] = [calculateBake(low), calculateBake(high)]
      expect(cool.target_temp_c[0]).toBeLessThanOrEqual(hot.target_temp_c[0])
      expect(cool.target_temp_c[1]).toBeLessThanOrEqual(hot.target_temp_c[1])
      expect(cool.expected_time.min_s).toBeGreaterThanOrEqual(hot.expected_time.min_s)
    }),
  )
})

test('a limit below the ideal range lowers the target, lengthens the bake and says so', () => {
  always((request) => {
    const free = bakeTarget({ ...request, ovenType: 'electric_deck', maxTempC: undefined })
    const limited = { ...request, ovenType: 'electric_deck', maxTempC: 190 } as const
    const answer = calculateBake(limited)
    expect(answer.target_temp_c[1]).toBe(190)
    expect(free.maxC).toBeGreaterThan(190)
    expect(answer.adapted_for_user_max).toBe(true)
    expect(answer.expected_time.min_s).toBeGreaterThan(shortestOf({ ...limited, maxTempC: undefined }))
    expect(answer.adjustments[0]?.reason).toContain('190 °C')
  })
})

test('steel is faster than stone, moving air faster than still air', () => {
  always((request) => {
    const on = (surface: 'steel' | 'stone') => bakeTime(bakeSetup({ ...request, surface }), 250).minS
    expect(on('steel')).toBeLessThan(on('stone'))
    const inside = (ovenType: 'home_convection' | 'home_electric') =>
      bakeTime(bakeSetup({ ...request, ovenType }), 240).minS
    expect(inside('home_convection')).toBeLessThan(inside('home_electric'))
  })
})

test('more water or a thicker dough bakes longer', () => {
  const { hydrationPct, thicknessFactor } = DOUGH_LIMITS
  fc.assert(
    fc.property(
      anyRequest,
      within({ min: 0.5, max: 0.85 }),
      within({ min: 0.1, max: 0.9 }),
      (request, wet, thick) => {
        const time = (doughContext: OvenRequest['doughContext']) =>
          bakeTime(bakeSetup({ ...request, doughContext }), 250).minS
        expect(time({ hydrationPct: wet + 5 })).toBeGreaterThan(time({ hydrationPct: wet }))
        expect(time({ thicknessFactor: thick + 0.1 })).toBeGreaterThan(time({ thicknessFactor: thick }))
        expect(wet + 5).toBeLessThanOrEqual(hydrationPct.max)
        expect(thick + 0.1).toBeLessThanOrEqual(thicknessFactor.max)
      },
    ),
  )
})

test('every adjustment has a reason and an effect, in Italian numbers', () => {
  always((request) => {
    const { adjustments, tips, safety } = calculateBake(request)
    for (const { reason, effect } of adjustments) {
      expect(reason.length * effect.length).toBeGreaterThan(0)
      expect(reason + effect).not.toMatch(/\d\.\d|NaN|undefined|Infinity/)
    }
    expect(new Set(tips).size).toBe(tips.length)
    expect(Math.min(tips.length, safety.length)).toBeGreaterThanOrEqual(2)
  })
})

test('no text of an answer or a plan keeps a °C in the Fahrenheit view, nor an article that the number refuses', () => {
  always((request) => {
    const { adjustments, tips, safety } = calculateBake(request)
    const { steps, rack, preheatAdvice } = bakePlan(bakeSetup(request), bakeTarget(request))
    const texts = [
      ...adjustments.flatMap(({ reason, effect }) => [reason, effect]),
      ...tips,
      ...safety,
      ...steps.map(({ detail }) => detail),
      rack,
      preheatAdvice,
      ...OVEN_STYLES.map(({ notes }) => notes),
    ]
    for (const text of texts) {
      expect(inScaleOf(text, 'fahrenheit')).not.toMatch(/°C|\bi (8|11\b)/)
    }
  })
})

test('a bake of minutes is not called a short one', () => {
  always((request) => {
    const { tips, expected_time } = calculateBake(request)
    if (tips.some((tip) => tip.includes('così breve'))) expect(expected_time.max_s).toBeLessThanOrEqual(180)
  })
  expect(calculateBake(napoletana).tips[0]).toContain('così breve')
  expect(calculateBake({ ...napoletana, ovenType: 'home_electric', maxTempC: 250 }).tips[0]).toContain(
    'a metà cottura',
  )
})

test('a stated limit that such an oven cannot reach is told, and nothing says that it usually is', () => {
  const stated = calculateBake({ ...napoletana, ovenType: 'home_electric', maxTempC: 600 })
  expect(stated.target_temp_c).toEqual([305, 320])
  expect(stated.adjustments[0]).toEqual({
    reason: 'Hai scritto 600 °C: troppi per un forno di casa elettrico (statico)',
    effect: 'Il calcolo si ferma a 320 °C; se il tuo scalda davvero di più, scegli un altro tipo',
  })
  const usual = calculateBake({ ...napoletana, ovenType: 'home_electric' })
  const said = [stated, usual].map(({ adjustments }) => adjustments.map(({ reason }) => reason).join())
  expect(said[0]).toContain('arriva al massimo a 320 °C')
  expect(said[1]).toContain('arriva di solito a 250 °C')
})

test('a bake far below the style says once that it is drier, with its degrees and the remedy', () => {
  const { adjustments, tips } = calculateBake({ ...napoletana, ovenType: 'home_electric', maxTempC: 270 })
  expect(adjustments[0]?.effect).toMatch(/^Cuocila a 255-270 °C/)
  expect(adjustments[1]).toEqual({
    reason: 'A questi gradi la pizza viene un poco più asciutta',
    effect: "Qualche punto di acqua in più nell'impasto e un filo d'olio aiutano",
  })
  expect(tips.join()).not.toContain('più asciutt')
})

test('the pizza goes on what lies on the floor of the oven', () => {
  const rackOf = (request: OvenRequest) => bakePlan(bakeSetup(request), bakeTarget(request)).rack
  const electric = { ...napoletana, ovenType: 'electric_deck' } as const
  expect(rackOf({ ...electric, surface: 'stone' })).toBe('Al centro della pietra.')
  expect(rackOf(electric)).toBe('Al centro della platea.')
  expect(rackOf({ ...napoletana, ovenType: 'portable_gas', surface: 'stone' })).toMatch(/^Sulla pietra/)
})

test('the dough of the calculator changes the time and is named', () => {
  const doughContext = doughContextOf({
    hydration_pct: 0.75,
    thickness_factor: 0.4,
    ferment_mode: 'cold',
    ferment_hours: 48,
    outputs: { ball_weight_g: 400 },
  })
  const { adjustments, tips, expected_time } = calculateBake({ ...napoletana, doughContext })
  expect(expected_time.min_s).toBeGreaterThan(60)
  expect(adjustments.map(({ reason }) => reason)).toEqual([
    'Idratazione al 75%, contro il 62% dello stile',
    'Impasto di 0,4 g/cm², contro 0,35 dello stile',
    "Maturazione in frigo di 48 ore: nell'impasto ci sono più zuccheri",
  ])
  expect(tips.some((tip) => tip.includes('panetto'))).toBe(true)
})

test('the plan comes in order, ends with the bake and heats long enough', () => {
  always((request) => {
    const plan = bakePlan(bakeSetup(request), bakeTarget(request))
    const moments = plan.steps.map(({ atS }) => atS)
    expect(moments).toEqual([...moments].sort((one, other) => one - other))
    expect(moments[0]).toBe(0)
    expect(moments.at(-1)).toBe(plan.maxS)
    expect(plan.preheatMin).toBeGreaterThanOrEqual(OVENS[request.ovenType].preheatMin)
  })
  const atHome = { ...napoletana, ovenType: 'home_electric', surface: 'steel' } as const
  const plan = bakePlan(bakeSetup(atHome), bakeTarget(atHome))
  expect(plan.preheatMin).toBe(45) // MYHRVOLD-ACCIAIO
  expect(preheatMinutes('home_electric', 'stone')).toBe(60) // as the steps of the tested recipes
  expect(plan.steps.map(({ title }) => title)).toEqual([
    'Inforna',
    'Aggiungi il fior di latte e gira',
    'Controlla',
    'Accendi il grill',
    'Sforna',
  ])
  const onTray = { ...atHome, surface: 'sheet_pan' } as const
  const late = bakePlan(bakeSetup(onTray), bakeTarget(onTray))
  const cheese = late.steps.find(({ title }) => title.startsWith('Aggiungi il fior di latte'))
  expect(cheese?.title).toBe('Aggiungi il fior di latte, alza la teglia e girala')
  expect((cheese?.atS ?? 0) / late.minS, 'halfway, as in an evening').toBeCloseTo(0.5, 1)
  const atStone = { ...atHome, surface: 'stone', maxTempC: 300 } as const
  const [first, next] = bakePlan(bakeSetup(atStone), bakeTarget(atStone)).steps
  expect(first?.detail, 'in eight minutes at most it is on from the start').toContain('fior di latte')
  expect(next?.title).toBe('Gira')
  expect(plan.rack, 'beside the word «Ripiano»').not.toMatch(/^Ripiano/)
  const [grill, out] = plan.steps.slice(-2)
  expect((out?.atS ?? 0) - (grill?.atS ?? 0), 'the grill is for the last minute').toBeLessThanOrEqual(60)
  expect(calculateBake({ ...atHome, maxTempC: 250 }).adjustments[0]?.effect).toMatch(
    /^Cuocila a 235-250 °C: \d+-\d+ min invece di 60-90 s$/,
  )
})

test('the curve spans what was asked and only falls', () => {
  const curve = bakeCurve(bakeSetup(napoletana), 180, 500)
  expect([curve[0]?.temperatureC, curve.at(-1)?.temperatureC]).toEqual([180, 500])
  for (const [index, { minS }] of curve.entries()) {
    if (index > 0) expect(minS).toBeLessThan(curve[index - 1]?.minS ?? 0)
  }
})

test('the chart holds the whole target and has room for its labels', () => {
  always((request) => {
    const target = bakeTarget(request)
    const { fromC, toC, stepC } = bakeCurveRange(bakeSetup(request), target)
    expect(fromC).toBeGreaterThanOrEqual(120)
    expect(fromC).toBeLessThanOrEqual(target.minC)
    expect(toC).toBeGreaterThan(target.maxC - stepC)
    expect((toC - fromC) / stepC).toBeGreaterThanOrEqual(2)
    expect((toC - fromC) / stepC).toBeLessThanOrEqual(10)
  })
})

test('the styles: all dough presets and the seven others, nothing fried, each figure with its source', () => {
  expect(OVEN_STYLE_IDS).toEqual(expect.arrayContaining(DOUGH_PRESETS.map(({ id }) => id)))
  expect(OVEN_STYLE_IDS).toEqual(
    expect.arrayContaining([
      'contemporanea',
      'pala',
      'padellino',
      'new_york',
      'detroit',
      'focaccia',
      'calzone',
    ]),
  )
  expect(OVEN_STYLE_IDS.join()).not.toContain('fritta')
  expect(new Set(OVEN_STYLE_IDS).size).toBe(OVEN_STYLE_IDS.length)
  for (const { idealC, timeS, surfaces, reference, notes } of OVEN_STYLES) {
    expect(idealC.max - idealC.min).toBeGreaterThanOrEqual(15)
    expect(Object.keys(FIGURE_SOURCES)).toEqual(expect.arrayContaining([idealC.source, timeS.source]))
    expect(notes).not.toBe('')
    expect(surfaces).toContain(reference.surface)
    expect(timeS.min).toBeLessThan(timeS.max)
  }
})

test('the note beside the time guide has the minutes of the guide', () => {
  const at250 = { styleId: 'napoletana', ovenType: 'home_electric', maxTempC: 250 } as const
  for (const surface of ['sheet_pan', 'steel'] as const) {
    const { min_s, max_s } = calculateBake({ ...at250, surface }).expected_time
    expect(HOME_BAKE_NOTE).toContain(` ${min_s / 60}-${max_s / 60}`)
  }
})
