/** Whether the hours of a fermentation fit its mode, and if not, what would.
 *
 * Units   hours.
 * Source  room: up to 24 h [AVPN-ESEMPI]; the hours of the other modes are [stima].
 * Valid   every form that passes `full-validation.ts`. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import type { DoughForm, FermentMode } from './full-limits.ts'

type Fit = { leastH: number; mostH: number; usualH: number; words: string }

const FITS: Readonly<Record<FermentMode, Fit>> = {
  quick: { leastH: 1, mostH: 6, usualH: 4, words: '«Rapida» va bene fino a 6 ore' },
  room: { leastH: 1, mostH: 24, usualH: 12, words: 'Fuori dal frigo si sta entro le 24 ore' },
  cold: { leastH: 8, mostH: 72, usualH: 24, words: 'Il frigo lavora piano e vuole almeno 8 ore' },
}

export const usualHours = (mode: FermentMode): string => `da ${FITS[mode].leastH} a ${FITS[mode].mostH}`

const modeFor = (hours: number): FermentMode =>
  hours <= FITS.quick.mostH ? 'quick' : hours <= FITS.room.mostH ? 'room' : 'cold'

export type HoursMisfit = { text: string; isTooLong: boolean; usualH: number; mode: FermentMode }

/** Null if they fit, or if the dough is that of a tested recipe. */
export function hoursMisfit({
  fermentMode,
  fermentHours,
  yeastFactor,
}: Pick<DoughForm, 'fermentMode' | 'fermentHours' | 'yeastFactor'>): HoursMisfit | null {
  const { leastH, mostH, usualH, words } = FITS[fermentMode]
  const isTooLong = fermentHours > mostH
  if (yeastFactor !== 1 || !(isTooLong || fermentHours < leastH)) return null
  const own = `qui ${fermentHours === 1 ? 'è' : 'sono'} ${italianDecimal(fermentHours, 1)}`
  return { text: `${words}, ${own}.`, isTooLong, usualH, mode: modeFor(fermentHours) }
}
