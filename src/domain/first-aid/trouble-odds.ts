/** Scores whether a text sounds like a fault rather than like another search on the site.
 *
 * Units   log odds between `-MOST` and `MOST`; above 0 a fault is likelier.
 * Method  learned from the names of all faults against other search terms (learned-likeness.ts), on demand
 *         and once per process.
 * Valid   any text; a text without known clues scores 0. */
import { FIRST_AID_WORDS, SYMPTOMS } from '#knowledge/first-aid.ts'
import { SEARCH_PLACES, SEARCH_TERMS } from '#knowledge/search-places.ts'
import { LEFTOVERS, SOUGHT } from '#knowledge/search-words.ts'
import { cluesOf } from './find-symptoms.ts'
import { type Clues, learnedLikeness } from './learned-likeness.ts'

const MOST = 4
const [FAULT, ELSE] = [0, 1]

const asked = (phrase: string) => phrase.replaceAll('*', ' ')

function learned(): (clues: Clues) => Float64Array {
  const faults = SYMPTOMS.flatMap(({ name, names }) => [name, ...names])
  const others = [
    ...SEARCH_PLACES.flatMap(({ title, words = [], asks = [] }) => [title, ...words, ...asks.map(asked)]),
    ...Object.entries(SEARCH_TERMS).flatMap(([anchor, words]) => [anchor.replaceAll('-', ' '), ...words]),
    ...SOUGHT.map(([spelling]) => spelling),
    ...[...FIRST_AID_WORDS.otherwise, ...LEFTOVERS].map(asked),
  ]
  return learnedLikeness(
    [
      ...faults.map((text) => ({ clues: cluesOf(text), entry: FAULT, worth: 1 })),
      ...others.map((text) => ({ clues: cluesOf(text), entry: ELSE, worth: 1 })),
    ],
    2,
  )
}

let known: ReturnType<typeof learned> | undefined

export function troubleOdds(text: string): number {
  known ??= learned()
  const [fault = 0, other = 1] = known(cluesOf(text))
  return Math.max(-MOST, Math.min(MOST, Math.log(fault / other)))
}
