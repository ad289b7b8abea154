/** Which of the six gestures a step of a recipe asks for.
 *
 * Source  the words of content/drawings.yaml.
 * Valid   steps in Italian; one that names several is about the latest in the order of the work: the others lead there. */

import { names, plain } from '#domain/words/word-list.ts'
import { GESTURE_WORDS, type Gesture } from '#knowledge/gestures.ts'

const ORDER = Object.keys(GESTURE_WORDS) as Gesture[]

/** Undefined where the step asks for none of them. */
export function findGesture(step: string): Gesture | undefined {
  const text = plain(step)
  return ORDER.findLast((gesture) => {
    const { words, not } = GESTURE_WORDS[gesture]
    return names(text, words) && !names(text, not)
  })
}
