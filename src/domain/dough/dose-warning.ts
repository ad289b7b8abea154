/** Compares a dose of yeast with the models, and warns if the dose is far from their results.
 *
 * Units   grams, hours, fresh yeast in percent of the flour (`…Pct`).
 * Source  the given models. The factor for 'far' is the site's decision for direct doughs. It is [stima]
 *         for preferments, for which the models give a single figure instead of a range.
 * Valid   doses above 0. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { hoursText } from './simple/simple-texts.ts'
import { type Stage, totalHours } from './yeast/yeast-model.ts'

/** A dose is far from the need if it is more than this many times too large or too small. */
export const FAR_FACTOR = { direct: 3, preferment: 1.5 } as const

type Range = { minG: number; maxG: number }

/** What stands behind a dose: the range of the models. A tested recipe may have a dose outside; then the range
 * would contradict it, and the reason stands there. Empty if the range is a single figure. */
export function modelsBeside(
  doseG: number,
  { minG, maxG }: Range,
  text = few,
  why = ', ma la ricetta è provata così',
): string {
  const [dose, min, max] = [text(doseG), text(minG), text(maxG)]
  if (dose !== min && doseG < minG) return `i modelli ne darebbero di più${why}`
  if (dose !== max && doseG > maxG) return `i modelli ne darebbero meno${why}`
  return min === max ? '' : `i modelli vanno da ${min} a ${max} g`
}

/** Ratio of the dose to the nearer end of the range: above 1 for too much yeast, below 1 for too little, 1
 * within the range. */
export function timesOfRange(doseG: number, { minG, maxG }: Range): number {
  if (doseG > maxG) return doseG / maxG
  return doseG < minG ? doseG / minG : 1
}

export const isFar = (times: number, factor: number): boolean => times > factor || times < 1 / factor

const STEPS = 40

/** Hours after which a dough with this dose is ready. Null outside the model, or if the dough is not ready
 * after all stages. `neededPct` must return null outside its model and must never rise with the hours. */
export function readyAfterH(
  stages: readonly Stage[],
  neededPct: (stages: readonly Stage[]) => number | null,
  dosePct: number,
): number | null {
  const isReady = (hours: number) =>
    (neededPct(firstHours(stages, hours)) ?? Number.POSITIVE_INFINITY) <= dosePct
  let [early, late] = [0, totalHours(stages)]
  if (!isReady(late)) return null
  for (let step = 0; step < STEPS; step++) {
    const middle = (early + late) / 2
    if (isReady(middle)) late = middle
    else early = middle
  }
  // If the need at `late` is not the dose, `late` is the edge of the model: the dough may be ready even
  // earlier.
  const atEdge = neededPct(firstHours(stages, late)) ?? 0
  return Math.abs(atEdge / dosePct - 1) < EDGE ? late : null
}
const EDGE = 0.01

function firstHours(stages: readonly Stage[], hours: number): Stage[] {
  let left = hours
  return stages.flatMap(({ tempC, hours: whole }) => {
    const taken = Math.min(whole, left)
    left -= taken
    return taken > 0 ? [{ tempC, hours: taken }] : []
  })
}

export const doseG = (grams: number): string => `${few(grams)} g`
/** As many digits as a kitchen can weigh. */
export function few(grams: number): string {
  if (grams >= 10) return italianDecimal(grams, 0)
  return italianDecimal(Number(grams.toPrecision(grams < 0.1 ? 1 : 2)))
}

export function doseRange({ minG, maxG }: Range): string {
  const [min, max] = [few(minG), few(maxG)]
  return min === max ? `${min} g` : `${min}-${max} g`
}

const list = new Intl.ListFormat('it')
export const stagesText = (stages: readonly Stage[]): string =>
  list.format(
    stages.map(({ tempC, hours }) => `${hoursText(Math.round(hours))} a ${italianDecimal(tempC, 1)} °C`),
  )

type Asked = {
  doseG: number
  need: Range
  stages: readonly Stage[]
  readyH: number | null
}

export function doseWarning({ doseG: ownG, need, stages, readyH }: Asked): string | null {
  const times = timesOfRange(ownG, need)
  if (!isFar(times, FAR_FACTOR.direct)) return null
  const [own, when, needed] = [doseG(ownG), stagesText(stages), doseRange(need)]
  if (times < 1) return `Con ${own} l'impasto non arriva a maturazione: per ${when} ne servono ${needed}.`
  const hours = readyH === null ? null : Math.max(1, Math.round(readyH))
  const ready = hours === null ? 'molto prima' : `in circa ${hoursText(hours)}`
  return `Con ${own} è pronto ${ready}. Per ${when} ne bastano ${needed}.`
}
