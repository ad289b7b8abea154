/** First aid in the search over the whole site: its own ranking, and whether a query tells of a fault at all.
 *
 * Units   a score as `rank-documents.ts` has it: 1 and more where it is what was asked for.
 * Source  the limits are [stima], tried on both sets of golden queries.
 * Valid   any query. 'La mozzarella fa acqua' tells of a fault, 'mozzarella' and 'pizza bianca' name what recipes have too. */
import { FIRST_AID_WORDS, SYMPTOMS } from '#knowledge/first-aid.ts'
import { plainText } from '../site-search/plain-text.ts'
import type { Ranked } from '../site-search/rank-documents.ts'
import type { SearchDocument } from '../site-search/search-document.ts'
import { saidWords, stem } from './complaint-words.ts'
import { aboutSymptom, likeSymptoms } from './find-symptoms.ts'
import { symptomPage } from './first-aid-address.ts'

const SEARCHED = SYMPTOMS.map((symptom) => ({ ...symptom, about: aboutSymptom(symptom) }))

const FAULTS = new Set(FIRST_AID_WORDS.faults.map(stem))
/** Somebody tells what happened, to him or to the pizza. */
const TOLD =
  /\b(?:non (?:mi |ci |si |mi si )?\p{L}+|mi (?:si |è |sono )?\p{L}+|si (?:è |sono )?\p{L}+|ho \p{L}+t[oaie]|(?:è|resta|rimane|viene|diventa|sembra) \p{L}+|sa di|sa solo|fa (?:il |la |i |le )?\p{L}+|troppo|troppa|perche)\b/u
/** They ask how something is done, or what one may eat: no fault. */
const ASKS_OTHERWISE =
  /\b(?:come si \p{L}+|come rinfresc\p{L}+|a cosa serve|che \p{L}+ (?:devo|mettere|usare)|cosa sta|posso usare|si puo usare|va bene|dove|cosa vuol|meglio|quando si|temperatura|che cos|cos e|cosa e|cosa significa|cosa vuol dire|differenza|quale|quali|quanto|quanta|quanti|quante|si chiama|ricett\p{L}+|ho (?:solo |circa )?(?:un|due|tre|quattro|fretta|poco)|^niente|^meno di|^piu di|^allergi\p{L}+|no knead|che non esist\p{L}+|di pesce|tranne|^mangi\p{L}+|\p{L}+ free|calcolat\p{L}+|calculator|per \d+ ore|o (?:secco|fresco|la|il|l|di)|non (?:mi piac\p{L}+|ho tempo|toller\p{L}+|posso|possiamo|puo|possono|voglio|mangi\p{L}*|fritt\p{L}+)|allergic\p{L}+|intollerant\p{L}+|sostituire)\b/u

/** What must not be inside, and nobody to whom it happened. */
const LEAVES_OUT = /^(?!.*\b(?:si|mi|ho|va)\b).*(?:\bsenza\b|(?:^|\s)-\p{L})/u

/** A fault that is told; a word of one; neither. */
const LEAST = { told: 0.66, said: 0.55, long: 0.8 } as const
/** So many words tell something. */
const LONG = 3
/** What it is worth where nothing tells of a fault. */
const BESIDE = 0.3
/** Where nothing tells of a fault, only what is nearly its name is shown at all. */
const LEAST_BESIDE = 0.9
/** A fault comes before all else. */
const ASKED = 1.7

export type AidInSearch = { ranked: Ranked<SearchDocument>[]; isAsked: boolean }

export function aidInSearch(query: string): AidInSearch {
  const text = plainText(query.toLowerCase().replaceAll('è', '\u0000'))
    .replace(/['’]/gu, ' ')
    .replaceAll('\u0000', 'è')
  const found = likeSymptoms(SEARCHED, query)
  const best = found[0]?.score ?? 0
  const said = saidWords(query)
  const hasFault = said.some(({ plain, word }) => FAULTS.has(stem(plain)) || FAULTS.has(word))
  const isOther = ASKS_OTHERWISE.test(text) || LEAVES_OUT.test(text)
  const isAsked =
    (hasFault && best >= LEAST.said && !(isOther && best < 1)) ||
    (!isOther && TOLD.test(text) && best >= LEAST.told) ||
    (!isOther && said.length >= LONG && best >= LEAST.long)
  const worth = (score: number) => (isAsked ? ASKED + score / 10 : score * BESIDE)
  const ranked = found.map(({ symptom: { id, name, sign }, score }) => ({
    document: { source: 'pronto-soccorso' as const, title: name, text: sign, path: symptomPage(id) },
    score: score >= (isAsked ? best / 2 : LEAST_BESIDE) ? worth(score) : 0,
  }))
  return { ranked: ranked.filter(({ score }) => score > 0), isAsked }
}
