import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  doseRange,
  doseWarning,
  modelsBeside,
  readyAfterH,
  stagesText,
  timesOfRange,
} from './dose-warning.ts'
import { chartHours, chartModel } from './yeast/yeast-chart.ts'
import { type Stage, totalHours } from './yeast/yeast-model.ts'

const dayAt22: readonly Stage[] = [{ tempC: 22, hours: 24 }]
const chartPct = (stages: readonly Stage[]) => {
  const dough = { stages, hydrationPct: 62, saltPct: 2.5, oilPct: 0 }
  return chartModel.whyNot(dough) === null ? chartModel.freshPct(dough) : null
}

test('one temperature gives the hours of the chart', () => {
  expect(readyAfterH(dayAt22, chartPct, 1)).toBeCloseTo(chartHours(1, 22), 6)
  expect(readyAfterH(dayAt22, chartPct, 0.2)).toBeCloseTo(chartHours(0.2, 22), 6)
})

test('too little yeast is not ready by the end, and more than the chart knows has no hour', () => {
  expect(readyAfterH(dayAt22, chartPct, 0.01)).toBeNull()
  expect(readyAfterH(dayAt22, chartPct, 30)).toBeNull()
})

test('more yeast is never ready later', () => {
  const stages: readonly Stage[] = [
    { tempC: 23, hours: 4 },
    { tempC: 4, hours: 40 },
    { tempC: 23, hours: 4 },
  ]
  const dose = fc.double({ min: 0.25, max: 2.9, noNaN: true })
  fc.assert(
    fc.property(dose, dose, (one, other) => {
      const soon = readyAfterH(stages, chartPct, Math.max(one, other))
      const late = readyAfterH(stages, chartPct, Math.min(one, other)) ?? totalHours(stages)
      expect(soon ?? 0).toBeLessThanOrEqual(late + 1e-6)
    }),
  )
})

test.each([
  [4.9, 0.1, 0.3, 4.9 / 0.3],
  [0.2, 0.1, 0.3, 1],
  [0.05, 0.1, 0.3, 0.5],
])('%d g lies %d-%d g as many times outside: %d', (doseG, minG, maxG, times) => {
  expect(timesOfRange(doseG, { minG, maxG })).toBeCloseTo(times, 12)
})

test('up to three times outside is no reason to warn', () => {
  const need = { minG: 0.1, maxG: 0.3 }
  expect(doseWarning({ doseG: 0.9, need, stages: dayAt22, readyH: 12 })).toBeNull()
  expect(doseWarning({ doseG: 0.91, need, stages: dayAt22, readyH: 12 })).toBe(
    'Con 0,91 g è pronto in circa 12 ore. Per 24 ore a 22 °C ne bastano 0,1-0,3 g.',
  )
  expect(doseWarning({ doseG: 91, need, stages: dayAt22, readyH: null })).toBe(
    'Con 91 g è pronto molto prima. Per 24 ore a 22 °C ne bastano 0,1-0,3 g.',
  )
  expect(doseWarning({ doseG: 0.03, need, stages: dayAt22, readyH: null })).toBe(
    "Con 0,03 g l'impasto non arriva a maturazione: per 24 ore a 22 °C ne servono 0,1-0,3 g.",
  )
})

test('reads as people say it', () => {
  expect(stagesText([...dayAt22, { tempC: 4, hours: 1 }])).toBe("24 ore a 22 °C e un'ora a 4 °C")
  expect(doseRange({ minG: 1.22, maxG: 1.24 })).toBe('1,2 g')
})

test('beside a dose stands the range of the models, unless the dose of a recipe lies outside it', () => {
  const need = { minG: 0.24, maxG: 0.74 }
  expect(modelsBeside(0.5, need)).toBe('i modelli vanno da 0,24 a 0,74 g')
  expect(modelsBeside(0.8, need)).toBe('i modelli ne darebbero meno, ma la ricetta è provata così')
  expect(modelsBeside(0.2, need)).toBe('i modelli ne darebbero di più, ma la ricetta è provata così')
  expect(modelsBeside(0.5, { minG: 0.5, maxG: 0.5 })).toBe('')
})
