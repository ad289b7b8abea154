/** What the places of the site are worth to a query: tools, words, chapters, pizzerias. */
import { askedPlaces, withoutPlaces } from '#domain/site-search/asked-place.ts'
import { isHeadword, isNamedBy, type Ranked, rankDocuments } from '#domain/site-search/rank-documents.ts'
import { LONGEST_SEARCH, type SearchDocument } from '#domain/site-search/search-document.ts'
import { queryMeaning } from '#server/features/recipes/query-meaning.ts'

/** Score of a place that was asked for as such: 'che vino bere'. */
export const PLACE_ASKED = 1.5
/** The same of what is in the town where somebody asks for pizzerias, and of the word for which he asks the glossary. */
const INSIDE = 1.6
const PIZZERIAS = '/pizzerie'
const GLOSSARY = '/glossario'
/** The same of the calculator where a dough of so many hours is asked for, and beside a pizza of so many. */
const DOUGH = { path: '/calcolatore-impasto', asked: 1.5, beside: 1.2 } as const
/** What all else is worth where a dish is asked for, and a tool where two things are compared. */
/** Score of two words that are asked for together: after the page that compares them. */
const BOTH_ASKED = 1.3
const [BESIDE_DISH, BESIDE_COMPARING] = [0.6, 0.6]
/** Worth of a word of the glossary where more is asked than what it is, and of an article where two things are compared. */
const [BESIDE_QUESTION, COMPARING] = [0.6, 1.5]
const DEFINED = /\b(?:cos|cosa) ?['’]?e\b|\b(?:significa\w*|definizione|vuol dire|si intende|what is)\b/iu
const COMPARED = /\p{L} (?:o|oppure|vs|contro|or|oder) (?:l['’])?[\p{L}\d]/iu

/** Those that are asked for as such come first, by the longest phrase: 'quanto pesa una tazza' is more than 'quanto pesa'. */
export function rankedPlaces(
  query: string,
  documents: readonly SearchDocument[],
  isDish: boolean,
  isTimedDough: boolean,
): Ranked<SearchDocument>[] {
  const asked = askedPlaces(query)
  const isTimed = isTimedDough || queryMeaning(query).restMin !== undefined
  const isInTown = ({ town }: SearchDocument) =>
    asked.has(PIZZERIAS) && town !== undefined && isNamedBy(query, town)
  const explained = asked.has(GLOSSARY) ? withoutPlaces(query) : ''
  const isExplained = (document: SearchDocument) =>
    document.source === 'glossario' && explained !== '' && isHeadword(explained, document)
  const isInside = (document: SearchDocument) => isInTown(document) || isExplained(document)
  const terms = termsOf(query, documents)
  const scoreOf = (document: SearchDocument, score: number) =>
    (isDish && !(document.source === 'pizzeria' && isNamedBy(query, document.title))
      ? score * BESIDE_DISH
      : score) * worthOf(query, document)
  return [
    ...documents.flatMap((document) => {
      if (isInside(document)) return [{ document, score: INSIDE }]
      if (document.path === DOUGH.path && isTimed && !asked.has(DOUGH.path))
        return [{ document, score: isTimedDough ? DOUGH.asked : DOUGH.beside }]
      if (terms.has(document)) return [{ document, score: BOTH_ASKED }]
      const letters = asked.get(document.path)
      if (letters === undefined) return []
      const isBeside = COMPARED.test(query) && document.source !== 'articolo'
      const score = PLACE_ASKED + letters / LONGEST_SEARCH / 100
      return [{ document, score: isBeside ? score * BESIDE_COMPARING : score }]
    }),
    ...rankDocuments(query, documents)
      .filter(
        ({ document }) =>
          !asked.has(document.path) &&
          !terms.has(document) &&
          !isInside(document) &&
          !(isTimed && document.path === DOUGH.path),
      )
      .map(({ document, score }) => ({ document, score: scoreOf(document, score) })),
  ]
}

/** 'Puntata e appretto', 'differenza tra lievitazione e maturazione': both words, where each is one of the glossary; of a difference
 * the one that is. */
function termsOf(query: string, documents: readonly SearchDocument[]): ReadonlySet<SearchDocument> {
  const parts = query.replace(/\bdifferenz[ae]\b|\b(?:tra|fra)\b/gu, ' ').split(/ (?:e|ed|o|vs) /u)
  const terms = documents.filter(
    (document) => document.source === 'glossario' && parts.some((part) => isHeadword(part, document)),
  )
  const least = /\bdifferenz/u.test(query) ? 1 : 2
  return new Set(terms.length >= least && parts.length > 1 ? terms : [])
}

/** A word is explained to who asks for just it; of two things the page that compares them tells more. */
function worthOf(query: string, document: SearchDocument): number {
  if (COMPARED.test(query)) return document.source === 'articolo' ? COMPARING : 1
  if (document.source !== 'glossario' || DEFINED.test(query)) return 1
  return query.split(/ (?:e|ed) /u).some((part) => isHeadword(part, document)) ? 1 : BESIDE_QUESTION
}
