/** Flour strength for a fermentation time, and blends of two flours.
 *
 * Units   W in 10^-4 J of the alveograph, hours, °C, protein and shares in percent.
 * Source  [RAFCALC-W] W = 81.4207 + 78.3939 ln(hours), protein = (W + 414.9) / 54.5; fridge hours count
 *         fully. [AVPN-ESEMPI] W 250-280 for 8 h and 290-310 for 24 h at 23 °C; the middles of both ranges
 *         are interpolated in ln(hours). For this model an hour counts double for every 10 °C more, as for
 *         enzymes [PIZZABLAB-ENZIMI] [stima].
 * Valid   2-96 h, 0-35 °C. A blend's W is assumed linear in the shares [W-VALLE]: [stima], because P/L also
 *         matters. */
import { type Stage, totalHours } from './yeast/yeast-model.ts'

const STRENGTH_HOURS = { min: 2, max: 96 } as const
const STRENGTH_TEMP_C = { min: 0, max: 35 } as const

const AVPN_W = { hours: 8, w: 265, laterHours: 24, laterW: 300 }
const REFERENCE_C = 23
const DOUBLING_C = 10

export type StrengthAnswer =
  | { kind: 'strength'; minW: number; maxW: number; minProteinPct: number; maxProteinPct: number }
  | { kind: 'refused'; message: string }

/** W by RafCalc. Round the result to tens for display. */
export const rafcalcW = (hours: number): number => 81.4207 + 78.3939 * Math.log(hours)

export const proteinPctFor = (w: number): number => (w + 414.9) / 54.5

function avpnW(hours: number): number {
  const { hours: early, w, laterHours, laterW } = AVPN_W
  return w + ((laterW - w) * Math.log(hours / early)) / Math.log(laterHours / early)
}

const equivalentH = (stages: readonly Stage[]) =>
  stages.reduce((sum, { tempC, hours }) => sum + hours * 2 ** ((tempC - REFERENCE_C) / DOUBLING_C), 0)

export function suggestStrength(stages: readonly Stage[]): StrengthAnswer {
  const hours = totalHours(stages)
  const { min, max } = STRENGTH_TEMP_C
  if (!stages.every(({ tempC }) => tempC >= min && tempC <= max))
    return { kind: 'refused', message: 'La forza si stima per temperature da 0 a 35 °C.' }
  if (!(hours >= STRENGTH_HOURS.min && hours <= STRENGTH_HOURS.max))
    return { kind: 'refused', message: 'La forza si stima per impasti da 2 a 96 ore.' }
  const models = [rafcalcW(hours), avpnW(equivalentH(stages))]
  const minW = Math.min(...models)
  const maxW = Math.max(...models)
  return {
    kind: 'strength',
    minW,
    maxW,
    minProteinPct: proteinPctFor(minW),
    maxProteinPct: proteinPctFor(maxW),
  }
}

export const toTen = (w: number): number => Math.round(w / 10) * 10

/** The narrowest range that the regulations give is 20 wide [AVPN-ESEMPI]. */
const LEEWAY_W = 10

/** Always a range, also where the models agree. */
export function strengthOnBag(stages: readonly Stage[]): StrengthAnswer {
  const answer = suggestStrength(stages)
  if (answer.kind === 'refused') return answer
  const [minW, maxW] = [toTen(answer.minW), toTen(answer.maxW)]
  if (minW < maxW) return { ...answer, minW, maxW }
  const bag = { minW: minW - LEEWAY_W, maxW: maxW + LEEWAY_W }
  return { ...answer, ...bag, minProteinPct: proteinPctFor(bag.minW), maxProteinPct: proteinPctFor(bag.maxW) }
}

export type BlendAnswer =
  | { kind: 'blend'; firstPct: number; secondPct: number; isEstimate: true }
  | { kind: 'refused'; message: string }

export function blendFlours(firstW: number, secondW: number, targetW: number): BlendAnswer {
  const weakest = Math.min(firstW, secondW)
  const strongest = Math.max(firstW, secondW)
  if (!(weakest > 0 && strongest < Number.POSITIVE_INFINITY))
    return { kind: 'refused', message: 'La forza delle due farine deve essere un numero maggiore di zero.' }
  if (!(targetW >= weakest && targetW <= strongest))
    return {
      kind: 'refused',
      message: `Con queste farine si arriva solo tra W ${weakest} e W ${strongest}: ne serve una ${targetW > strongest ? 'più forte' : 'più debole'}.`,
    }
  const firstPct = strongest === weakest ? 100 : (100 * (secondW - targetW)) / (secondW - firstW)
  return { kind: 'blend', firstPct, secondPct: 100 - firstPct, isEstimate: true }
}
