/** First aid in the search over the whole site: its own ranking, and whether a query tells of a fault at all.
 *
 * Units   a score as `rank-documents.ts` has it: 1 and more where it is what was asked for.
 * Source  the limits are [stima], tried on both sets of golden queries.
 * Valid   any query. 'La mozzarella fa acqua' tells of a fault, 'mozzarella' and 'pizza bianca' name what recipes have too. */
import { FIRST_AID_WORDS, SYMPTOMS } from '#knowledge/first-aid.ts'
import { SOUGHT } from '#knowledge/search-words.ts'
import { askedPlaces, hasLeftovers, withoutLeftovers } from '../site-search/asked-place.ts'
import { plainText } from '../site-search/plain-text.ts'
import type { Ranked } from '../site-search/rank-documents.ts'
import { reworded, withFaultsSpelled } from '../site-search/reworded.ts'
import type { SearchDocument } from '../site-search/search-document.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import { saidWords, stem } from './complaint-words.ts'
import { aboutSymptom, likeSymptoms } from './find-symptoms.ts'
import { symptomPage } from './first-aid-address.ts'
import { troubleOdds } from './trouble-odds.ts'

const SEARCHED = SYMPTOMS.map((symptom) => ({ ...symptom, about: aboutSymptom(symptom) }))

/** Words of foods: who says nothing else looks for a recipe with them. */
const FOODS = new Set(SOUGHT.flatMap(([spelling]) => spelling.split(' ')).map(stem))
/** 'Prosciutto crudo' is no fault. */
const DISHES = phrasePattern(SOUGHT.flatMap(([spelling]) => (spelling.includes(' ') ? spelling : [])))
const FAULTS = new Set(FIRST_AID_WORDS.faults.map(stem))
/** Somebody tells what happened, to him or to the pizza. */
const TOLD = phrasePattern(FIRST_AID_WORDS.told)
/** 'Bordo troppo basso', 'base della pizza molle': a part as it should not be, with hardly a word between. */
const BETWEEN =
  'della pizza|del|della|di|pizza|e|è|un po|troppo|troppa|molto|poco|sempre|ancora|resta|rimane|viene|mi viene|tutt[ao]'
const [PARTS, STATES] = [FIRST_AID_WORDS.parts, FIRST_AID_WORDS.states].map(
  (said) => phrasePattern(said).source,
)
const PART_AT_FAULT = new RegExp(`${PARTS}(?: (?:${BETWEEN})){0,2} ${STATES}`, 'u')
/** 'Molle al centro', 'bianca sotto'. */
const FAULT_AT_PART = new RegExp(
  `${STATES} (?:${PARTS}|(?:al|nel|in|sul|sui|ai|sulla) (?:${PARTS}|mezzo)|sotto|dentro|intorno)(?! il)`,
  'u',
)
/** They ask how something is done, or what one may eat: no fault. */
const ASKS_OTHERWISE = phrasePattern(FIRST_AID_WORDS.otherwise)

/** What must not be inside, where nobody tells what happened. */
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

/** How near an article has to be: where much is told, a little, or a word of a fault is said; where so many words are said;
 * where something else is asked that has such a word; with all that sounds like a fault (trouble-odds.ts). */
const LEAST = { much: 0.2, short: 0.5, some: 0.4, fault: 1.3, long: 2, otherwise: 2.4, sound: 4.7 } as const
const [STORY, MUCH, LONG, SHORT, SOUNDING, SURE] = [4, 2, 3, 4, 2, 3]
/** What it is worth where nothing tells of a fault. */
const BESIDE = 0.1
/** Where nothing tells of a fault, only what is nearly its name is shown at all. */
const LEAST_BESIDE = 2.4
/** A fault comes before all else. */
const ASKED = 1.7

/** Whether so near an article is asked for. */
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

/** 'Mi avanza del pane secco', and nothing is told of it. */
const namesWhatIsThere = (query: string): boolean =>
  hasLeftovers(query) && withoutLeftovers(query).search(TOLD) < 0

/** What an article has to be worth where nothing else is asked. */
function leastFor(words: number, told: number, hasFault: boolean, leavesOut: boolean): number {
  if (told === 0 && leavesOut) return hasFault ? LEAST.otherwise : Number.POSITIVE_INFINITY
  if (told > 0 && !hasFault && words < SHORT) return LEAST.short
  if (told >= MUCH) return LEAST.much
  if (told > 0) return LEAST.some
  if (hasFault) return LEAST.fault
  return words >= LONG ? LEAST.long : Number.POSITIVE_INFINITY
}

export type AidInSearch = { ranked: Ranked<SearchDocument>[]; isAsked: boolean }

/** As it was typed, or else with its slips mended and in Italian. */
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
