/**
 * All words are in lower case and without accents. The search ignores the final vowel of words of more
 * than four letters.
 */
import { z } from 'zod'
import { PROPERTIES } from '#server/features/recipes/recipe-properties.ts'

export const Spelling = z
  .string()
  .regex(
    /^[a-z0-9]+([ '-][a-z0-9]+)*$/,
    'scrivi le parole in minuscolo e senza accenti, come le confronta la ricerca',
  )

/** * stands for a word or an ending. */
export const Asking = z
  .string()
  .regex(/^[a-z0-9*]+( [a-z0-9*]+)*$/, 'scrivi parole in minuscolo, senza accenti né segni')

/** A recipe matches if its name or ingredients contain all words of one entry of `finds`. */
export const Sought = z.strictObject({
  spellings: z.array(Spelling).min(1),
  finds: z.array(z.string().trim().min(1)).min(1),
})
export type Sought = z.infer<typeof Sought>

const Absent = z.strictObject({
  names: z.array(Spelling).min(1),
  finds: Sought.shape.finds,
  says: z.string().trim().min(1),
  isFood: z.literal(true).optional(),
})

const Note = z.strictObject({
  asks: z.array(Asking).min(1),
  title: z.string().trim().min(1),
  answer: z.string().trim().min(1),
  path: z.string().regex(/^\/[a-z-]*(#[a-z-]+)?$/),
  tool: z.string().trim().min(1),
})

export const SearchWordsFile = z.strictObject({
  /** Search words for a property of recipes. `mistaken` words also match with one typing error. */
  properties: z.partialRecord(
    z.enum(PROPERTIES),
    z.strictObject({ spellings: z.array(Spelling).min(1), mistaken: z.array(Spelling).optional() }),
  ),
  /** In a search, each phrase of `said` is replaced by `as`. */
  reworded: z.array(z.strictObject({ as: z.string().trim().min(1), said: z.array(Asking).min(1) })),
  /** Phrases such as 'mi avanza' before a food that the reader wants to use up. */
  leftovers: z.array(Asking),
  /** Foods in every kitchen: they do not select recipes. */
  atHand: z.array(Spelling),
  idle: z.array(Spelling),
  /** Words that the search ignores next to a time ('impasto 24 ore'), because they fit every recipe. */
  idleBesideTime: z.array(Spelling),
  /** Phrases of questions for information. For these, the search finds only recipes that the question names. */
  questions: z.array(Asking),
  /** Needs for which the site has no data, so no recipe may be shown as an answer. */
  unpromised: z.array(Asking),
  /** Used only if the typed word occurs in no name and no ingredient of any recipe. */
  sought: z.array(Sought),
  absent: z.array(Absent),
  notes: z.array(Note),
  /** Alone or next to 'pizza', each of these words means a kind of pizza. In recipes it may mean something
   * else: gorgonzola is 'piccante', too. */
  kinds: z.array(Sought),
})
export type SearchWordsFile = z.infer<typeof SearchWordsFile>
