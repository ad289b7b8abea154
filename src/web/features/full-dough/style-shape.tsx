import { START_PARAMETER } from '#domain/dough/full/full-address.ts'
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import type { DoughPreset } from '#domain/dough/full/full-presets.ts'
import { inOtherShape } from '#domain/dough/full/start-from.ts'
import { counted } from '#domain/words/counted.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useCalculator } from './use-calculator.ts'

function bakedWords({ name, shape }: DoughPreset): string {
  const style = `La ${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return shape === 'pan' ? `${style} si cuoce in teglia.` : `${style.replace(/ tonda$/, '')} è tonda.`
}

const cm = (side: number | null) => italianDecimal(side ?? 0, 1)

const piecesWords = ({ shape, servings, diameterCm, panLengthCm, panWidthCm }: DoughForm) =>
  shape === 'pan'
    ? `${counted(servings, 'teglia', 'teglie')} ${cm(panLengthCm)} × ${cm(panWidthCm)}`
    : `${counted(servings, 'pizza', 'pizze')} da ${cm(diameterCm)} cm`

/** A style leaves the form's shape; this line offers the style's own. */
export function StyleShape({ of: style }: { of: DoughPreset }) {
  const { form, turnedFrom, start } = useCalculator()
  if (!form || form.shape === style.shape) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {bakedWords(style)}
      <button
        type="submit"
        name={START_PARAMETER}
        value="shape"
        className={buttonClass('secondary', 'medium')}
        onClick={(event) => {
          event.preventDefault()
          const bar = event.currentTarget.closest('section')
          start('shape')
          // The button goes with its line, and the focus would go with it.
          bar?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
        }}
      >
        Passa a {piecesWords(inOtherShape(form, turnedFrom))}
      </button>
    </p>
  )
}
