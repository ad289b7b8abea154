/** Finds the sentence of a recipe that gives the baking time: '… cuoci per 6 minuti a 250 °C.'
 *
 * Valid   Italian steps; '' if no step gives a baking time. */
import { findStepTimes } from '../steps/step-times.ts'

const BAKES = /\b(?:cuoci|cuocere|cuocila|cuocili|cuocile|inforna|infornala|cottura|forno)\b/iu
export const HOT_OVEN = /\bforno (?:da pizza|a legna)\b|(?<!\d)(?:3[5-9]|4\d|5\d)\d(?:-\d{3})? °C/iu
const LONGEST_S = 3600

const toldBakes = (steps: readonly string[]) =>
  steps
    .flatMap((step) => step.split(/(?<=[.!]) /u))
    .filter(
      (sentence) => BAKES.test(sentence) && findStepTimes(sentence).some(({ maxS }) => maxS <= LONGEST_S),
    )

/** The sentence about a pizza oven; '' if there is none. */
export const hotWords = (steps: readonly string[]): string =>
  toldBakes(steps).findLast((sentence) => HOT_OVEN.test(sentence)) ?? ''

/** The step that bakes; -1 if no step gives a baking time. */
function bakeStepOf(steps: readonly string[], isHot: boolean): number {
  const words = bakeWords(steps, isHot)
  return words === '' ? -1 : steps.findLastIndex((step) => step.includes(words))
}

export function bakeWords(steps: readonly string[], isHot: boolean): string {
  const told = toldBakes(steps)
  return told.findLast((sentence) => HOT_OVEN.test(sentence) === isHot) ?? told.at(-1) ?? ''
}

interface BakePhase {
  step: number
  words: string
  minS: number
  maxS: number
}

const TOLERANCE = 0.05
const COLD = /\bfrigo/iu

const sumOf = (some: readonly BakePhase[], limit: 'minS' | 'maxS') =>
  some.reduce((sum, phase) => sum + phase[limit], 0)

/** The phases of one bake: the fewest told times in a row that together are as long as the tested bake. */
function phasesOf(steps: readonly string[], testedS: number): BakePhase[] {
  const told = steps.flatMap((text, step) =>
    toldBakes([text])
      .filter((words) => !HOT_OVEN.test(words) && !COLD.test(words))
      .flatMap((words) => findStepTimes(words).map(({ minS, maxS }) => ({ step, words, minS, maxS }))),
  )
  for (let count = 1; count <= told.length; count += 1)
    for (let start = told.length - count; start >= 0; start -= 1) {
      const some = told.slice(start, start + count)
      const [minS, maxS] = [sumOf(some, 'minS'), sumOf(some, 'maxS')]
      if (minS <= testedS * (1 + TOLERANCE) && maxS >= testedS * (1 - TOLERANCE)) return some
    }
  return []
}

interface BakeHere {
  /** Of the whole bake. */
  share: number
  /** The sentence whose time this is; '' where its time is that of a part only. */
  words: string
  isInAll: boolean
}

/** What of the bake this step tells; null if it tells nothing. A bake in two phases has its share in the steps of both. */
export function bakeAt(
  steps: readonly string[],
  step: number,
  isHot: boolean,
  testedMin: number | undefined,
): BakeHere | null {
  const words = bakeWords(steps, isHot)
  const isAtHome = testedMin !== undefined && !HOT_OVEN.test(words)
  const phases = isAtHome ? phasesOf(steps, testedMin * 60) : []
  if (phases.length === 0) {
    if (bakeStepOf(steps, isHot) !== step) return null
    return { share: 1, words: isAtHome ? '' : words, isInAll: isAtHome }
  }
  const here = phases.filter((phase) => phase.step === step)
  if (here.length === 0) return null
  const lengthOf = (some: readonly BakePhase[]) => sumOf(some, 'minS') + sumOf(some, 'maxS')
  return {
    share: lengthOf(here) / lengthOf(phases),
    words: here.length === 1 ? (here[0]?.words ?? '') : '',
    isInAll: here.length === phases.length && here.length > 1,
  }
}
