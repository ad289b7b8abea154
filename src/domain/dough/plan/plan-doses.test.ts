import { expect, test } from 'vitest'
import { calculateDough } from '../full/full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from '../full/full-limits.ts'
import { dosesOfStep } from './plan-doses.ts'
import type { PlanStepKind } from './plan-steps.ts'

function dosesAt(kind: PlanStepKind, change: Partial<DoughForm> = {}): string {
  const form = { ...DEFAULT_DOUGH_FORM, ...change }
  const calculation = calculateDough(form)
  if ('invalid' in calculation) throw new Error(calculation.invalid)
  return dosesOfStep(kind, { form, ...calculation })
}

test('mixing names every dose, the other steps the dough', () => {
  expect(dosesAt('mix')).toBe('Dosi: farina 511 g, acqua 322 g, sale 14,3 g, lievito 0,18 g.')
  expect(dosesAt('balls')).toBe('848 g di impasto: 4 panetti da 212 g.')
  expect(dosesAt('mix', { servings: 1, diameterCm: 20 })).toContain('lievito 0,02 g')
})

test('with stages each mixing has its own doses', () => {
  const stages = { prefermentEnabled: true, sourdoughEnabled: true }
  expect(dosesAt('preferment', stages)).toBe('Dosi: farina 102 g, acqua 102 g, lievito 0,18 g.')
  expect(dosesAt('mix', stages)).toBe(
    'Dosi: farina 358 g, acqua 169 g, sale 14,3 g. Aggiungi il prefermento e il lievito madre (lievito madre 102 g).',
  )
})
