/** What takes the place of an ingredient, as content/substitutes.yaml says it. */
import type { Gesture } from './gestures.ts'
import type { Agreement, NounForms } from './italian-noun.ts'
import type { Diet } from './options.ts'

export type Substitute = {
  /** A name for each gender and number, so that verbs, adjectives and pronouns of a step stay right; or '{name} …', the
   * old name changed. */
  name: string | NounForms
  /** What the steps call it. */
  said: string | NounForms
  /** Where it has one name, its gender and number. */
  form?: Agreement | undefined
  /** Grams for a gram of the original: [stima]. */
  ratio: number
  /** Shares of ingredients whose values it has; 'same' for the original's, 'none' where the site has nothing like it. */
  food: Readonly<Record<string, number>>
  /** What may be done to it as to the original, beside laying it on and mixing it in. */
  accepts: 'all' | readonly Gesture[]
  /** Beginnings of words, or words in a row, that speak of what only the original has. */
  refuses?: readonly string[] | undefined
  /** One sentence; {il} is the substitute with its article, {lo} the pronoun for it, {o} the last letter of an adjective. */
  prepare?: string | undefined
  /** True where it needs `prepare` although the original was ready to use. */
  always?: true | undefined
  /** What `prepare` makes it from, and grams of that for a gram: [stima]. */
  from?: { name: string; share: number } | undefined
  /** What to say beside a step that speaks of what it does not do. */
  notes?: readonly { words: readonly string[]; say: string }[] | undefined
  /** Only where the recipe has none of these ingredients. */
  without?: readonly string[] | undefined
  why: string
}

export type Family = {
  /** Grams for a gram where a pizza shall be lighter: [stima]. */
  lighter?: number | undefined
  lighterWhy?: string | undefined
  /** Words of what stays: cooked or dried already, what fills a plate does not fill it more. */
  lighterNot?: readonly string[] | undefined
  words: Readonly<Record<string, Agreement>>
  leaves: readonly { words: readonly string[]; instead: string }[]
  diets: Readonly<Partial<Record<Diet | 'leggera', readonly Substitute[]>>>
}
