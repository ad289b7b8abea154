/** How a dose of yeast lies to what the models ask for, and what to say when it lies far from it.
 *
 * Units   grams, hours, fresh yeast in percent of the flour (`…Pct`).
 * Source  the models handed in; from which factor on a dose is far: the site's decision for direct doughs, [stima] for
 *         preferments, whose need is a single figure.
 * Valid   doses above 0. */
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { hoursText } from './simple/simple-texts.ts'
import { type Stage, totalHours } from './yeast/yeast-model.ts'

/** Beyond it the dough fails, or is ready at another time of the day. */
export const FAR_FACTOR = { direct: 3, preferment: 1.5 } as const

type Range = { minG: number; maxG: number }

/** How many times the nearer end of the range: above 1 over it, below 1 under it, 1 within. */
export function timesOfRange(doseG: number, { minG, maxG }: Range): number {
  if (doseG > maxG) return doseG / maxG
  return doseG < minG ? doseG / minG : 1
}

export const isFar = (times: number, factor: number): boolean => times > factor || times < 1 / factor

const STEPS = 40

/** Hours after which a dough with this dose is ready, within its stages. Null where the model does not say, and where
 * the dough is not ready by their end. `neededPct` answers null outside its model and never rises with the hours. */
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
  // At the edge of the model the dose would be ready sooner than it can tell.
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

/** '0,09 g', '0,32 g', '12 g': no more digits than a range of yeast can have. */
export const doseG = (grams: number): string => `${few(grams)} g`
function few(grams: number): string {
  if (grams >= 10) return italianDecimal(grams, 0)
  return italianDecimal(Number(grams.toPrecision(grams < 0.1 ? 1 : 2)))
}

/** '0,09-0,3 g'; one figure where both ends read alike. */
export function doseRange({ minG, maxG }: Range): string {
  const [min, max] = [few(minG), few(maxG)]
  return min === max ? `${min} g` : `${min}-${max} g`
}

const list = new Intl.ListFormat('it')
/** '6 ore a 23 °C e 48 ore a 4 °C'. */
export const stagesText = (stages: readonly Stage[]): string =>
  list.format(
    stages.map(({ tempC, hours }) => `${hoursText(Math.round(hours))} a ${italianDecimal(tempC, 1)} °C`),
  )

type Asked = {
  doseG: number
  need: Range
  stages: readonly Stage[]
  /** Null where nobody can say. */
  readyH: number | null
}

/** What to read first about a direct dough whose dose is far from the models; null for one that is not. */
export function doseWarning({ doseG: ownG, need, stages, readyH }: Asked): string | null {
  const times = timesOfRange(ownG, need)
  if (!isFar(times, FAR_FACTOR.direct)) return null
  const [own, when, needed] = [doseG(ownG), stagesText(stages), doseRange(need)]
  if (times < 1) return `Con ${own} l'impasto non arriva a maturazione: per ${when} ne servono ${needed}.`
  const hours = readyH === null ? null : Math.max(1, Math.round(readyH))
  const ready = hours === null ? 'molto prima' : `in circa ${hoursText(hours)}`
  return `Con ${own} è pronto ${ready}. Per ${when} ne bastano ${needed}.`
}
