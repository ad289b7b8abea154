/** Does a gesture fit a substitute? By its verb, and by the words that only the old ingredient has. */
import { type Gesture, gesturesIn, verbOf } from './gestures.ts'
import type { Naming } from './sentences.ts'
import type { Substitute } from './substitution.ts'

/** Where a gesture ends and what is said of it begins. */
export const SUBORDINATE =
  /(?<!\p{L})(?:finché|finche|quando|perché|perche|affinché|mentre|dove|che|come|se|così|prima|dopo)(?!\p{L})/iu
/** What is laid on stays laid on: else a line of the list would have no use. */
export const isLaidOn = (text: string, done: readonly Gesture[]) =>
  (done.includes('lay') || LAID.test(text)) && done.every(isLaying)
/** 'Le alici vanno aggiunte' and 'si mettono'. */
const LAID = /(?<!\p{L})(?:v[ao]|vanno|va) (?:aggiunt|mess|adagiat|distribuit|unit|sistemat|dispost)/iu
export const OVEN_TIME = /\d+ ?(?:minut|second|or[ae])|mezz'ora|inforn|(?:in|dal|nel) forno/iu

export const startsWord = (text: string, words: readonly string[]) =>
  words.some((word) =>
    new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'iu').test(text),
  )

export const isLaying = (gesture: string) => gesture === 'lay' || gesture === 'mix'
export const accepts = ({ accepts: own }: Substitute, gesture: Gesture) =>
  own === 'all' || isLaying(gesture) || own.includes(gesture)

/** Infinitives too: 'fallo rosolare', 'mettila a scolare'. */
export const doneIn = (text: string): Gesture[] => [
  ...gesturesIn(
    (text.replace(/(?<!\p{L})non \p{L}+/giu, '').match(/\p{L}+/gu) ?? [])
      .filter((word) => verbOf(word)?.isParticiple === false)
      .join(' '),
  ),
  ...IMPLIED.flatMap(([words, gesture]) => (words.test(text) ? [gesture] : [])),
]
/** What is done where. */
const IMPLIED: readonly (readonly [RegExp, Gesture])[] = [
  [/padell|tegam|pentol|casseruol/iu, 'heat'],
  [/(?:in un|nel) colino|carta (?:assorbente|da cucina)|perdere(?!b)/iu, 'drain'],
]
/** A text without the names in it: 'la crema di tuorli' does not speak of yolks that are broken. */
export const withoutNames = (text: string, namings: readonly Naming[], offset: number) =>
  namings.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start - offset)}·${rest.slice(end - offset)}`,
    text,
  )
