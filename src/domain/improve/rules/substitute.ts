/** What takes the place of an ingredient family, as data: the text engine knows nothing of cheese. */
import type { Agreement, NounForms } from '../italian-noun.ts'
import type { Family } from '../mentions.ts'

export type Substitute = {
  /** One name for each gender and number: a substitute that agrees like the original leaves the verbs, adjectives and
   * pronouns of a step right. Or the original's own words, changed. */
  name: (original: string, agreement: Agreement) => string
  /** What the steps call it once the list has said it in full; `name` where this is left out. */
  said?: (original: string, agreement: Agreement) => string
  /** The form of the name where it has but one, whatever form the original has. */
  form?: Agreement
  /** Grams for a gram of the original: [stima]. */
  ratio: number
  /** Row of the food table that comes closest, or shares of several ('mandorle 0.35, acqua 0.65': [stima]); 'same' for
   * the original's; null where the table has nothing like it. */
  foodId: string | null
  /** A sentence that does such a thing to the original makes no sense with the substitute: `prepare` stands instead. */
  refuses?: RegExp
  /** One sentence; {il} is the substitute with its article, {lo} the pronoun for it. */
  prepare?: string
  /** What `prepare` makes it from, and how many grams of that for a gram: [stima]. */
  from?: { name: string; share: number }
  /** True where the substitute needs `prepare` although the original was ready to use. */
  isRaw?: boolean
  /** What the change does, for the list of changes. */
  why: string
}
export type DietRules = Readonly<Partial<Record<Family, Substitute>>>

/** The substitute as a step speaks of it. */
export const saidName = ({ name, said }: Substitute, original: string, agreement: Agreement): string =>
  (said ?? name)(original, agreement)

export const SAME_FOOD = 'same'
/** What products that no food table lists are mostly made of: [stima]. */
export const MIXTURES = {
  plantCheese: 'olio-cocco 0.22, amido-mais 0.22, sale 0.018, acqua 0.542',
  agedPlantCheese: 'mandorle 0.3, olio-cocco 0.15, amido-mais 0.15, sale 0.02, acqua 0.38',
  almondCream: 'mandorle 0.35, sale 0.008, acqua 0.642',
  almondMilk: 'mandorle 0.05, acqua 0.95',
  syrup: 'zucchero 0.67, acqua 0.33',
} as const

/** A name for each of ms, fs, mp, fp; a missing one is the one before it. */
export function named(forms: Partial<NounForms> & { ms: string }): Substitute['name'] {
  const { ms, fs = ms, mp = ms, fp = mp } = forms
  const all = { ms, fs, mp, fp }
  return (_original, agreement) => all[agreement]
}

export const suffixed =
  (suffix: string): Substitute['name'] =>
  (original) =>
    `${original} ${suffix}`
