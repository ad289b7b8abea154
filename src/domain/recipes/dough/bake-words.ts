/** The sentence in which a recipe says how it bakes: '… cuoci per 6 minuti a 250 °C.'
 *
 * Valid   Italian steps; '' where none of them says a time in the oven. */
import { findStepTimes } from '../steps/step-times.ts'

const BAKES = /\b(?:cuoci|cuocere|cuocila|cuocili|cuocile|inforna|infornala|cottura|forno)\b/iu
/** Longer than this nothing bakes: it is a dough that waits beside the oven. */
const LONGEST_S = 3600

export function bakeWords(steps: readonly string[]): string {
  const told = steps
    .flatMap((step) => step.split(/(?<=[.!]) /u))
    .filter(
      (sentence) => BAKES.test(sentence) && findStepTimes(sentence).some(({ maxS }) => maxS <= LONGEST_S),
    )
  return told.at(-1) ?? ''
}
