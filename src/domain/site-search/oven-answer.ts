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
import type { OvenRequest } from '../oven-guide/request.ts'
import { bakeTimeRangeText } from '../oven-guide/scale.ts'
import { type SurfaceId, surfaceName } from '../oven-guide/surfaces.ts'
import type { NumberAnswer } from './search-document.ts'

const BAKING = /\bforno\b|\bcuo[ck]|\bcott|\binforn/u
const HOW_LONG =
  /\bminut[oi]\b|\bquanto (?:tempo|cuoc|ci (?:mette|vuole)|sta|dura|deve)|\btemp[oi] di cottura|\bper quanto\b/u
/** An oven and its degrees, with nothing else: how long is what is left to ask. */
const ONLY_OVEN =
  /^(?:ho )?(?:(?:un|il) )?(?:mio )?forno(?: di casa| elettrico| statico| ventilato| a gas| a legna)*(?: a| da| di)? [2-5]\d\d(?: ?°c?| gradi)?$/u
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

/** The reader's kitchen with the oven, the surface and the temperature that the query names. */
export function saidKitchen(text: string, kitchen: Kitchen | null): Kitchen {
  const maxC = Number(DEGREES.exec(text)?.[1]) || null
  const usual = said(SAID_OVENS, text) ?? kitchen?.oven ?? USUAL_OVEN
  const oven = (maxC ?? 0) > OVENS[usual].possibleC.max ? 'wood_fired' : usual
  const surface = said(SAID_SURFACES, text) ?? (oven === usual ? kitchen?.surface : null) ?? null
  return {
    ...NOT_TOLD,
    oven,
    surface,
    maxC: maxC ?? (oven === kitchen?.oven ? kitchen.maxC : null),
  }
}

export function bakeAnswer(request: OvenRequest, what: string): Omit<NumberAnswer, 'title'> {
  const { min_s, max_s } = calculateBake(request).expected_time
  const { name, place, usualMaxC } = OVENS[request.ovenType]
  const surface = surfaceName(request.surface, place).toLowerCase()
  return {
    answer: `Circa ${bakeTimeRangeText(min_s, max_s)} ${what}: ${name.toLowerCase()}, ${surface}, ${request.maxTempC ?? usualMaxC} °C (stima).`,
    path: `/guida-forno?${addressOfRequest(request, 'celsius')
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')}`,
    tool: 'Apri la guida al forno',
  }
}

export function ovenAnswer(text: string, kitchen: Kitchen | null): NumberAnswer | undefined {
  if (!DEGREES.test(text) || !BAKING.test(text) || OTHERS.test(text)) return undefined
  if (!HOW_LONG.test(text) && !ONLY_OVEN.test(text)) return undefined
  const style = /\btegli/u.test(text) ? 'romana_al_taglio' : 'napoletana'
  const request = ovenIn(style, saidKitchen(text, kitchen))
  return {
    title: `Cottura a ${request.maxTempC} °C`,
    ...bakeAnswer(request, style === 'napoletana' ? 'per una pizza tonda' : 'per una teglia'),
  }
}
