/** First aid in the global search: ranks the symptoms, and decides whether a query describes a fault.
 *
 * Units   a score as in `rank-documents.ts`: 1 or more for a match.
 * Source  the limits are [stima].
 * Valid   any query. */

import { FIRST_AID_WORDS, SYMPTOMS } from '#knowledge/first-aid.ts'
import { SEARCH_PLACES, SEARCH_TERMS } from '#knowledge/search-places.ts'
import { LEFTOVERS, SOUGHT } from '#knowledge/search-words.ts'
import { askedPlaces, hasLeftovers, withoutLeftovers } from '../site-search/asked-place.ts'
import { plainText } from '../site-search/plain-text.ts'
import type { Ranked } from '../site-search/rank-documents.ts'
import { reworded, withFaultsSpelled } from '../site-search/reworded.ts'
import type { SearchDocument } from '../site-search/search-document.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import { saidWords, stem } from './complaint-words.ts'
import { aboutSymptom, cluesOf, likeSymptoms } from './find-symptoms.ts'
import { symptomPage } from './first-aid-address.ts'
import { type Clues, learnedLikeness } from './learned-likeness.ts'

/** Scores whether a text sounds like a fault rather than like another search on the site.
 *
 * Units   log odds between `-MOST` and `MOST`; above 0 a fault is likelier.
 * Method  learned from the names of all faults against other search terms (learned-likeness.ts), on demand
 *         and once per process.
 * Valid   any text; a text without known clues scores 0. */
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

function troubleOdds(text: string): number {
  known ??= learned()
  const [fault = 0, other = 1] = known(cluesOf(text))
  return Math.max(-MOST, Math.min(MOST, Math.log(fault / other)))
}

const SEARCHED = SYMPTOMS.map((symptom) => ({ ...symptom, about: aboutSymptom(symptom) }))

const FOODS = new Set(SOUGHT.flatMap(([spelling]) => spelling.split(' ')).map(stem))
const DISHES = phrasePattern(SOUGHT.flatMap(([spelling]) => (spelling.includes(' ') ? spelling : [])))
const FAULTS = new Set(FIRST_AID_WORDS.faults.map(stem))
const TOLD = phrasePattern(FIRST_AID_WORDS.told)
const BETWEEN =
  'della pizza|del|della|di|pizza|e|è|un po|troppo|troppa|molto|poco|sempre|ancora|resta|rimane|viene|mi viene|tutt[ao]'
const [PARTS, STATES] = [FIRST_AID_WORDS.parts, FIRST_AID_WORDS.states].map(
  (said) => phrasePattern(said).source,
)
const PART_AT_FAULT = new RegExp(`${PARTS}(?: (?:${BETWEEN})){0,2} ${STATES}`, 'u')
const FAULT_AT_PART = new RegExp(
  `${STATES} (?:${PARTS}|(?:al|nel|in|sul|sui|ai|sulla) (?:${PARTS}|mezzo)|sotto|dentro|intorno)(?! il)`,
  'u',
)
const ASKS_OTHERWISE = phrasePattern(FIRST_AID_WORDS.otherwise)

const LEAVES_OUT = /\b(?:senza|niente|tranne|ma non|nessun[oa]?|priv[ao] di)\b|(?:^|\s)-\p{L}/u
const NEGATING = new Set([
  'senza',
  'niente',
  'tranne',
  'non',
  'no',
  'tutto',
  'nessun',
  'nessuna',
  'priva',
  'privo',
])

const LEAST = { much: 0.2, short: 0.5, some: 0.4, fault: 1.3, long: 2, otherwise: 2.4, sound: 4.7 } as const
const [STORY, MUCH, LONG, SHORT, SOUNDING, SURE] = [4, 2, 3, 4, 2, 3]
const BESIDE = 0.1
const LEAST_BESIDE = 2.4
const ASKED = 1.7

function asksForAid(query: string, best: number): boolean {
  const text = plainText(query.toLowerCase().replaceAll('è', '\u0000'))
    .replace(/['’]|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replaceAll('\u0000', 'è')
  const said = saidWords(query)
  const meant = saidWords(reworded(query).replace(DISHES, ' '))
  const hasFault = said.some(({ plain }) => FAULTS.has(stem(plain)))
  const told =
    (text.match(TOLD)?.length ?? 0) + (PART_AT_FAULT.test(text) || FAULT_AT_PART.test(text) ? MUCH : 0)
  if (told >= STORY) return best >= LEAST.much
  const leavesOut = LEAVES_OUT.test(text)
  const isOfFoods = meant.every(
    ({ plain }) => (FOODS.has(stem(plain)) && !FAULTS.has(stem(plain))) || NEGATING.has(plain),
  )
  const isFood = isOfFoods && (leavesOut || (told < MUCH && (told === 0 || /^(?:ho|abbiamo) /u.test(text))))
  const isThere = namesWhatIsThere(query) && meant.some(({ plain }) => FOODS.has(stem(plain)))
  const isElsewhere = told < MUCH && askedPlaces(query).size > 0
  const isSure = troubleOdds(query) >= SURE
  if (isThere || (isFood && !isSure)) return false
  const isOtherwise = text.search(ASKS_OTHERWISE) >= 0 && !(isSure && told >= MUCH)
  if ((isElsewhere && !isSure) || isOtherwise) return hasFault && best >= LEAST.otherwise
  const soundsSo = () =>
    said.length >= SOUNDING &&
    (told > 0 || hasFault || said.length > SHORT) &&
    troubleOdds(query) + Math.min(told, STORY - 1) + Number(hasFault) + best > LEAST.sound
  return (
    best >= leastFor(said.length, told, hasFault, leavesOut) ||
    (best > 0 && !(leavesOut && told === 0) && soundsSo())
  )
}

const namesWhatIsThere = (query: string): boolean =>
  hasLeftovers(query) && withoutLeftovers(query).search(TOLD) < 0

function leastFor(words: number, told: number, hasFault: boolean, leavesOut: boolean): number {
  if (told === 0 && leavesOut) return hasFault ? LEAST.otherwise : Number.POSITIVE_INFINITY
  if (told > 0 && !hasFault && words < SHORT) return LEAST.short
  if (told >= MUCH) return LEAST.much
  if (told > 0) return LEAST.some
  if (hasFault) return LEAST.fault
  return words >= LONG ? LEAST.long : Number.POSITIVE_INFINITY
}

export type AidInSearch = { ranked: Ranked<SearchDocument>[]; isAsked: boolean }

export function aidInSearch(query: string): AidInSearch {
  const typed = aidFor(query)
  const said = withFaultsSpelled(query)
  const mended = typed.isAsked || hasLeftovers(query) || said === query.toLowerCase() ? typed : aidFor(said)
  return mended.isAsked ? mended : typed
}

function aidFor(query: string): AidInSearch {
  const found = likeSymptoms(SEARCHED, query)
  const best = found[0]?.score ?? 0
  const isAsked = asksForAid(query, best)
  const worth = (score: number) => (isAsked ? ASKED + score / 10 : score * BESIDE)
  const ranked = found.map(({ symptom: { id, name, sign }, score }) => ({
    document: { source: 'pronto-soccorso' as const, title: name, text: sign, path: symptomPage(id) },
    score: score >= (isAsked ? best / 2 : LEAST_BESIDE) ? worth(score) : 0,
  }))
  return { ranked: ranked.filter(({ score }) => score > 0), isAsked }
}
