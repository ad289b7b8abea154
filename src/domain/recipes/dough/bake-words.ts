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
export function bakeStepOf(steps: readonly string[], isHot: boolean): number {
  const words = bakeWords(steps, isHot)
  return words === '' ? -1 : steps.findLastIndex((step) => step.includes(words))
}

export function bakeWords(steps: readonly string[], isHot: boolean): string {
  const told = toldBakes(steps)
  return told.findLast((sentence) => HOT_OVEN.test(sentence) === isHot) ?? told.at(-1) ?? ''
}
