/** What takes the place of an ingredient, as content/substitutes.yaml says it. */

import type { Diet } from '../ingredients/diets.ts'
import type { Agreement } from '../words/italian-noun.ts'

export type Substitute = {
  /** Its name; or '{name} …', the old name with what its label says more. */
  name: string
  /** What the steps call it. */
  said: string
  /** Gender and number of its name; none where it is the same product under another label. */
  form?: Agreement | undefined
  /** Grams for a gram of the original: [stima]. */
  ratio: number
  /** Shares of ingredients whose values it has; 'same' for the original's, 'none' where the site has nothing like it. */
  food: Readonly<Record<string, number>>
  /** In what state it goes on, where the steps' work on the original does not suit it. */
  state?: string | undefined
  /** The sentences that make it ready. */
  prepare?: string | undefined
  /** What it is made from at home, and grams of that for a gram: [stima]. */
  from?: { name: string; share: number } | undefined
  /** Only where the recipe has none of these ingredients. */
  without?: readonly string[] | undefined
  why: string
}

export type Family = {
  /** Grams for a portion of what a list does not weigh: [stima]. */
  usual?: number | undefined
  /** Grams for a gram where a pizza shall be lighter: [stima]. */
  lighter?: number | undefined
  lighterWhy?: string | undefined
  /** Words of what stays: cooked or dried already, what fills a plate does not fill it more. */
  lighterNot?: readonly string[] | undefined
  words: Readonly<Record<string, Agreement>>
  diets: Readonly<Partial<Record<Diet, readonly Substitute[]>>>
}
