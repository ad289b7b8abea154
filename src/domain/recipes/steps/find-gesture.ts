/** Finds the gesture that the drawing of a recipe step shows.
 *
 * Source  the words of content/drawings.yaml.
 * Valid   Italian steps. If a step names several gestures, the last one in the order of `GESTURE_WORDS`
 *         counts. */

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
