/** The drawings of the glossary, by the anchor of their word.
 *
 * Valid   a word that nobody has drawn has none: not every word is a thing that can be seen. */
import { DOUGH_WORDS } from './dough-words.ts'
import { GESTURES } from './gestures.ts'
import type { Shape } from './paint.ts'
import { PIZZA_WORDS } from './pizza-words.ts'

const DRAWN: Readonly<Record<string, () => Shape[]>> = {
  ...DOUGH_WORDS,
  ...PIZZA_WORDS,
  pieghe: GESTURES.pieghe,
  stesura: GESTURES.stendere,
}

export const DRAWN_TERMS: readonly string[] = Object.keys(DRAWN)

export const drawTerm = (anchor: string): Shape[] | undefined =>
  Object.hasOwn(DRAWN, anchor) ? DRAWN[anchor]?.() : undefined
