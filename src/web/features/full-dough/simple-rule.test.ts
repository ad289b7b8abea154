import { expect, test } from 'vitest'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { estimateForm } from '#domain/dough/full/full-estimate.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from '#domain/dough/full/full-limits.ts'
import { stagesOfForm } from '#domain/dough/full/full-stages.ts'
import { adviceOf, choicesOf } from './simple-rule.tsx'
import type { Baking } from './use-baking.ts'

const HOUSE = 0.3537

function advice(changes: Partial<DoughForm>, isOfEvening = false): string {
  const form = { ...DEFAULT_DOUGH_FORM, ...changes }
  const calculation = calculateDough(form)
  if (!('outputs' in calculation)) throw new Error('the form has a size')
  const result = { form, ...calculation }
  const estimate = estimateForm(form, result.exact, stagesOfForm(form))
  const { rule, advised } = choicesOf({ result, estimate } as Baking, HOUSE)
  return adviceOf(rule, advised, isOfEvening)
}

test.each([false, true])('the page says which dose to take, whichever is chosen (%s)', (isOn) => {
  const chosen = { yeastByEstimate: isOn, thicknessFactor: isOn ? HOUSE : 0.3 }
  expect(advice({ ...chosen, fermentMode: 'quick', fermentHours: 48 })).toMatch(
    /^La stima segue .* troppo lievito\.$/,
  )
  expect(advice({ ...chosen, fermentMode: 'cold', fermentHours: 8 })).toMatch(
    /^La stima segue .* troppo poco lievito\.$/,
  )
  expect(advice({ ...chosen, fermentMode: 'cold', fermentHours: 24 })).toBe(
    'La stima segue le tue ore e i tuoi gradi, con i panetti che si usano di solito.',
  )
})

test('a recipe is tested, and what an evening has made of it is not', () => {
  const carried = { yeastFactor: 1.7, yeastByEstimate: true, thicknessFactor: HOUSE }
  expect(advice(carried)).toMatch(/^La dose della ricetta è provata/)
  expect(advice(carried, true)).toMatch(
    /^La dose della serata è il lievito della ricetta adattato alle ore e ai gradi \(stima\)/,
  )
})
