/** Ranges and steps of the simple calculator's numbers.
 *
 * Units   grams for one pizza, percent of the flour (`hydration`: 60 = 60 g per 100 g), °C, hours.
 * Source  the site's specification. Steps missing there are 1. */
import type { SimpleDoughParams } from './simple-limits.ts'

export type StepRange = Readonly<{ min: number; max: number; step: number }>
export const SIMPLE_LIMITS = {
  pizzaCount: { min: 1, max: 20, step: 1 },
  pizzaSize: { min: 150, max: 350, step: 10 },
  hydration: { min: 55, max: 90, step: 1 },
  roomTemperature: { min: 15, max: 35, step: 1 },
  restTime: { min: 2, max: 72, step: 1 },
} as const satisfies Partial<Record<keyof SimpleDoughParams, StepRange>>
export type SimpleNumberField = keyof typeof SIMPLE_LIMITS

/** Typed values and requests must respect the step of these fields. Degrees and hours may have decimals. */
const STEPPED_FIELDS: readonly SimpleNumberField[] = ['pizzaCount', 'pizzaSize', 'hydration']

export function isOnStep(field: SimpleNumberField, value: number): boolean {
  return !STEPPED_FIELDS.includes(field) || value % SIMPLE_LIMITS[field].step === 0
}

function clamp(value: number, { min, max }: StepRange): number {
  return Math.min(Math.max(value, min), max)
}

export function stepValue(field: SimpleNumberField, value: number, direction: 1 | -1): number {
  const range = SIMPLE_LIMITS[field]
  if (!Number.isFinite(value)) return range.min
  const steps = value / range.step
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return clamp(next * range.step, range)
}

export function canStep(field: SimpleNumberField, value: number, direction: 1 | -1): boolean {
  const { min, max } = SIMPLE_LIMITS[field]
  return direction === 1 ? value < max : value > min
}
