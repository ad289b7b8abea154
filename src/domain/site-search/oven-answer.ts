/** Answers how long a pizza bakes: 'forno a 280 quanti minuti', 'quanto cuoce una pizza a 250 gradi'.
 *
 * Units   °C.
 * Source  the oven guide, in the kitchen that the reader has told; what the query says goes first.
 * Valid   queries normalized by `plainText` and `withFigures`, with a temperature at which pizza is baked. */
import type { Kitchen } from '../kitchen/kitchen.ts'
import { NOT_TOLD } from '../kitchen/kitchen.ts'
import { ovenIn, USUAL_OVEN } from '../kitchen/kitchen-oven.ts'
import { calculateBake } from '../oven-guide/calculate.ts'
import { addressOfRequest } from '../oven-guide/guide-address.ts'
import { OVENS, type OvenType } from '../oven-guide/ovens.ts'
import { bakeTimeRangeText } from '../oven-guide/scale.ts'
import { type SurfaceId, surfaceName } from '../oven-guide/surfaces.ts'
import type { NumberAnswer } from './search-document.ts'

const BAKING = /\bforno\b|\bcuo[ck]|\bcott|\binforn/u
const HOW_LONG =
  /\bminut[oi]\b|\bquanto (?:tempo|cuoc|ci (?:mette|vuole)|sta|dura|deve)|\btemp[oi] di cottura|\bper quanto\b/u
const DEGREES = /(?<!\d)([2-5]\d\d)(?!\d)(?! ?(?:g|gr|grammi|kg|ml|cm)\b)/u
const OTHERS = /\blievit|\bfahrenheit|\bfarina|\bpane\b|\btort|\bbiscott|\bkcal|\bcalori/u

const SAID_OVENS: readonly (readonly [RegExp, OvenType])[] = [
  [/\bventilat/u, 'home_convection'],
  [/\blegna\b/u, 'wood_fired'],
  [/\bgas\b/u, 'home_gas'],
  [/\bstatic|\belettric/u, 'home_electric'],
]
const SAID_SURFACES: readonly (readonly [RegExp, SurfaceId])[] = [
  [/\bacciaio\b/u, 'steel'],
  [/\bpietra\b|\brefrattari/u, 'stone'],
]

const said = <T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

export function ovenAnswer(text: string, kitchen: Kitchen | null): NumberAnswer | undefined {
  const maxC = Number(DEGREES.exec(text)?.[1])
  if (!(maxC > 0) || !BAKING.test(text) || !HOW_LONG.test(text) || OTHERS.test(text)) return undefined
  const style = /\btegli/u.test(text) ? 'romana_al_taglio' : 'napoletana'
  const usual = said(SAID_OVENS, text) ?? kitchen?.oven ?? USUAL_OVEN
  const oven = maxC > OVENS[usual].possibleC.max ? 'wood_fired' : usual
  const surface = said(SAID_SURFACES, text) ?? (oven === usual ? kitchen?.surface : null) ?? null
  const request = ovenIn(style, { ...NOT_TOLD, oven, surface, maxC })
  const { min_s, max_s } = calculateBake(request).expected_time
  const what = style === 'napoletana' ? 'una pizza tonda' : 'una teglia'
  const place = surfaceName(request.surface, OVENS[oven].place).toLowerCase()
  return {
    title: `Cottura a ${maxC} °C`,
    answer: `Circa ${bakeTimeRangeText(min_s, max_s)} per ${what}: ${OVENS[oven].name.toLowerCase()}, ${place} (stima).`,
    path: `/guida-forno?${addressOfRequest(request, 'celsius')
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`,
    tool: 'Apri la guida al forno',
  }
}
