/** Describes the changes that 'Parti da quello che hai' makes to the form.
 *
 * Units   those of `full-limits.ts`.
 * Valid   two forms; `start-from.ts` made the second from the first. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { DoughForm } from './full-limits.ts'

type Shown = readonly [name: string, of: (form: Readonly<DoughForm>) => string]

const cm = (value: number | null) => (value === null ? '' : italianDecimal(value, 1))

const SHOWN: readonly Shown[] = [
  ['forma', ({ shape }) => (shape === 'round' ? 'tonda' : 'in teglia')],
  [
    'misure',
    ({ shape, diameterCm, panLengthCm, panWidthCm }) =>
      shape === 'round' ? `${cm(diameterCm)} cm` : `${cm(panLengthCm)} × ${cm(panWidthCm)} cm`,
  ],
  ['numero', ({ servings }) => String(servings)],
  ['spessore', ({ thicknessFactor }) => `${italianDecimal(thicknessFactor, 3)} g/cm²`],
]

export function startChanges(before: Readonly<DoughForm>, after: Readonly<DoughForm>): string {
  const changes = SHOWN.filter(([, of]) => of(before) !== of(after)).map(([name, of]) => {
    const isOtherShape = name === 'misure' && before.shape !== after.shape
    return isOtherShape ? `${name} ${of(after)}` : `${name} ${of(after)} (prima ${of(before)})`
  })
  return changes.length === 0
    ? 'Il modulo era già così: non è cambiato nulla.'
    : `Nel modulo ora: ${changes.join(', ')}.`
}
