import { expect, test } from 'vitest'
import { calculateDough } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from './full-limits.ts'
import { SEASONAL_YEAST_TIP, tipsFor } from './full-tips.ts'

const tipsOf = (change: Partial<DoughForm>) => {
  const form = { ...DEFAULT_DOUGH_FORM, ...change }
  const answer = calculateDough(form)
  if ('invalid' in answer) throw new Error(answer.invalid)
  return tipsFor(form, answer.exact).join('\n')
}

test('the seasons come first, unless the doses count the degrees', () => {
  expect(tipsOf({}).split('\n')[0]).toContain(SEASONAL_YEAST_TIP)
  expect(tipsOf({ roomTempC: 27 })).not.toContain(SEASONAL_YEAST_TIP)
  expect(tipsOf({ yeastByEstimate: true })).not.toContain(SEASONAL_YEAST_TIP)
})

test('at most three, and what is special to the dough stays', () => {
  const tips = tipsOf({ prefermentEnabled: true, hydrationPct: 80, humidityPct: 80 }).split('\n')
  expect(tips).toHaveLength(3)
  expect(tips[2]).toContain('prefermento')
})

test('less than half a gram of yeast is to be dissolved, half a gram is not', () => {
  expect(tipsOf({})).toContain('Sciogli 1 g di lievito')
  expect(tipsOf({ fermentMode: 'quick' })).not.toContain('Sciogli')
})

test('the water is taken from where the yeast goes', () => {
  const poolish = { prefermentEnabled: true, prefermentFlourPct: 30 }
  expect(tipsOf({})).toContain("altrettanta acqua dell'impasto")
  expect(tipsOf(poolish)).toContain('altrettanta acqua del poolish')
  expect(tipsOf({ ...poolish, prefermentHydrationPct: 50 })).toContain('altrettanta acqua della biga')
  expect(tipsOf({ ...poolish, prefermentFlourPct: 0.1 })).toContain(
    "l'acqua del poolish (0,51 g) è troppo poca",
  )
  expect(tipsOf({ ...poolish, prefermentFlourPct: 0 })).toContain("altrettanta acqua dell'impasto")
})

test.each([
  [{ prefermentEnabled: true }, 'prefermento'],
  [{ sourdoughEnabled: true }, 'lievito madre'],
  [{ altitudeM: 1500 }, 'In quota'],
  [{ humidityPct: 80 }, "Con l'aria umida"],
  [{ humidityPct: 25 }, "Con l'aria secca"],
  [{ hydrationPct: 80 }, 'Con tanta acqua'],
  [{ fermentMode: 'quick' as const }, 'lievitazione rapida'],
])('%j is worth a tip', (change, words) => {
  expect(tipsOf(change)).toContain(words)
  expect(tipsOf({ fermentMode: 'room' })).not.toContain(words)
})
