/**
 * What readers type and recipes do not say: content/search/words.yaml, `spellings` of an ingredient, `search` of a style.
 *
 * Words are plain (lower case, no accents, as the search compares them); the last vowel of a longer one does not matter.
 */
import { z } from 'zod'
import { PROPERTIES } from '#server/features/recipes/recipe-properties.ts'

export const Spelling = z
  .string()
  .regex(
    /^[a-z0-9]+([ '-][a-z0-9]+)*$/,
    'scrivi le parole in minuscolo e senza accenti, come le confronta la ricerca',
  )

/** Words of a question; * stands for a word or an ending. */
export const Asking = z
  .string()
  .regex(/^[a-z0-9*]+( [a-z0-9*]+)*$/, 'scrivi parole in minuscolo, senza accenti né segni')

/** `finds`: words of names or ingredients, any of which answers; those of one entry all have to be there. */
export const Sought = z.strictObject({
  spellings: z.array(Spelling).min(1),
  finds: z.array(z.string().trim().min(1)).min(1),
})
export type Sought = z.infer<typeof Sought>

/** What is asked for and is not here: `says` tells what stands there instead. */
const Absent = z.strictObject({
  names: z.array(Spelling).min(1),
  finds: Sought.shape.finds,
  says: z.string().trim().min(1),
  /** No dish, but what goes on one: what is said beside it counts too. */
  isFood: z.literal(true).optional(),
})

/** What is said to who asks so, above all that is found. */
const Note = z.strictObject({
  asks: z.array(Asking).min(1),
  title: z.string().trim().min(1),
  answer: z.string().trim().min(1),
  path: z.string().regex(/^\/[a-z-]*(#[a-z-]+)?$/),
  tool: z.string().trim().min(1),
})

export const SearchWordsFile = z.strictObject({
  /** The name of a property of recipes: how readers say that they want it; `mistaken` of them also with one slip. */
  properties: z.partialRecord(
    z.enum(PROPERTIES),
    z.strictObject({ spellings: z.array(Spelling).min(1), mistaken: z.array(Spelling).optional() }),
  ),
  /** What is read as `as`, wherever it stands: other languages, chats, names that the site has other words for. */
  reworded: z.array(z.strictObject({ as: z.string().trim().min(1), said: z.array(Asking).min(1) })),
  /** Who says so names what he has: recipes with it are meant, and no fault. */
  leftovers: z.array(Asking),
  /** Every kitchen has it, and no recipe is another one for it. */
  atHand: z.array(Spelling),
  /** Words that say nothing of a recipe. */
  idle: z.array(Spelling),
  /** Beside a time ('impasto 24 ore') these say nothing either: every recipe has them. */
  idleBesideTime: z.array(Spelling),
  /** Whoever asks so wants to know something: of recipes only those that he names. */
  questions: z.array(Asking),
  /** Needs of which the site knows nothing: no recipe may stand for the answer. */
  unpromised: z.array(Asking),
  /** Looked for where what was typed is found in no name and among no ingredients. */
  sought: z.array(Sought),
  absent: z.array(Absent),
  notes: z.array(Note),
  /** Alone or beside `pizza` they mean a kind of pizza, whatever else recipes call so: gorgonzola is 'piccante' too. */
  kinds: z.array(Sought),
})
export type SearchWordsFile = z.infer<typeof SearchWordsFile>
