/** The sentence in which a recipe says how it bakes in an oven of that kind: '… cuoci per 6 minuti a 250 °C.'
 *
 * Valid   Italian steps; '' where none of them says a time in the oven. */
import { findStepTimes } from '../steps/step-times.ts'

const BAKES = /\b(?:cuoci|cuocere|cuocila|cuocili|cuocile|inforna|infornala|cottura|forno)\b/iu
/** What is said of another oven than that of a house. */
const HOT = /\bforno (?:da pizza|a legna)\b|(?<!\d)(?:3[5-9]|4\d|5\d)\d(?:-\d{3})? °C/iu
/** Longer than this nothing bakes: it is a dough that waits beside the oven. */
const LONGEST_S = 3600

/** One that speaks of the other kind is told only where there is no better. */
export function bakeWords(steps: readonly string[], isHot: boolean): string {
  const told = steps
    .flatMap((step) => step.split(/(?<=[.!]) /u))
    .filter(
      (sentence) => BAKES.test(sentence) && findStepTimes(sentence).some(({ maxS }) => maxS <= LONGEST_S),
    )
  return told.findLast((sentence) => HOT.test(sentence) === isHot) ?? told.at(-1) ?? ''
}
