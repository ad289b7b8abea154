/** What a sentence says of an ingredient: what is done to it, and whether that fits a substitute. */
import { type Gesture, gesturesIn, verbOf } from './gestures.ts'
import type { Substitute } from './substitution.ts'

export const startsWord = (text: string, words: readonly string[]) =>
  words.some((word) =>
    new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'iu').test(text),
  )

/** To lay it down and to mix it in asks nothing of an ingredient. */
export const accepts = ({ accepts: own }: Substitute, gesture: Gesture) =>
  own === 'all' || gesture === 'lay' || gesture === 'mix' || own.includes(gesture)

/** What is done where. */
const IMPLIED: readonly (readonly [RegExp, Gesture])[] = [
  [/padell|tegam|pentol|casseruol/iu, 'heat'],
  [/(?:in un|nel) colino|carta (?:assorbente|da cucina)|perdere(?!b)/iu, 'drain'],
]

/** Orders and infinitives: 'fallo rosolare', 'mettila a scolare'; not what is told of it, 'il tonno sgocciolato'. */
export const doneIn = (text: string): Gesture[] => [
  ...gesturesIn(
    (text.replace(/(?<!\p{L})(?:non|senza) \p{L}+/giu, '').match(/\p{L}+/gu) ?? [])
      .filter((word) => verbOf(word)?.isParticiple === false)
      .join(' '),
  ),
  ...IMPLIED.flatMap(([words, gesture]) => (words.test(text) ? [gesture] : [])),
]
