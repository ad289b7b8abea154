import type { MouseEvent } from 'react'
import type { DoughForm, FermentMode } from '#domain/dough/full/full-limits.ts'
import { hoursMisfit, usualHours } from '#domain/dough/full/hours-of-mode.ts'
import { Button } from '../../ui/button.tsx'
import { useCalculator } from './use-calculator.ts'

const OF_MODE: Record<FermentMode, { said: string; fitting: string }> = {
  room: { said: 'fuori frigo', fitting: 'fuori dal frigo' },
  cold: { said: 'in frigo', fitting: 'per il frigo' },
  quick: { said: 'rapida', fitting: 'per «Rapida»' },
}
const TO_MODE: Record<FermentMode, string> = {
  room: 'Passa a temperatura ambiente',
  cold: 'Passa al frigo',
  quick: 'Passa a «Rapida»',
}

/** Hint of the hours: their mode stands in another card. */
export function hoursHint(form: DoughForm | null): string {
  if (!form) return 'da 1 a 72'
  const { said, fitting } = OF_MODE[form.fermentMode]
  const misfit = hoursMisfit(form)
  return misfit
    ? `${misfit.isTooLong ? 'troppe' : 'poche'} ${fitting}`
    : `${said}, ${usualHours(form.fermentMode)}`
}

/** The doses stay: the reader may want just these hours. */
export function HoursMisfit() {
  const { form, set } = useCalculator()
  const misfit = form && hoursMisfit(form)
  if (!misfit) return null
  const { text, usualH, mode } = misfit
  /** The button goes with its line, and the focus would go with it. */
  const focusMode = ({ currentTarget }: MouseEvent, chosen: FermentMode) =>
    currentTarget
      .closest('section')
      ?.querySelector<HTMLElement>(`[name=fermentMode][value=${chosen}]`)
      ?.focus()
  return (
    <div className="-mt-2 border-l-4 border-tomato pl-3">
      <p className="font-semibold">{text}</p>
      <p className="mt-2 flex flex-wrap gap-2 noscript:hidden">
        <Button
          look="secondary"
          onClick={(event) => {
            set('fermentHours', String(usualH))
            focusMode(event, form.fermentMode)
          }}
        >
          Metti {usualH} ore
        </Button>
        <Button
          look="secondary"
          onClick={(event) => {
            set('fermentMode', mode)
            focusMode(event, mode)
          }}
        >
          {TO_MODE[mode]}
        </Button>
      </p>
    </div>
  )
}
