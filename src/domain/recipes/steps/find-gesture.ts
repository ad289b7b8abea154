/** Finds the gesture that a recipe step needs, for its drawing.
 *
 * Source  the words of content/drawings.yaml.
 * Valid   steps in Italian. If a step names several gestures, the last one in the order of work counts: the
 *         earlier ones prepare it. */

import { names, plain } from '#domain/words/word-list.ts'
import { GESTURE_WORDS, type Gesture } from '#knowledge/gestures.ts'

const ORDER = Object.keys(GESTURE_WORDS) as Gesture[]

export function findGesture(step: string): Gesture | undefined {
  const text = plain(step)
  return ORDER.findLast((gesture) => {
    const { words, not } = GESTURE_WORDS[gesture]
    return names(text, words) && !names(text, not)
  })
}
