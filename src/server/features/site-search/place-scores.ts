import { askedPlaces, withoutPlaces } from '#domain/site-search/asked-place.ts'
import { isHeadword, isNamedBy, type Ranked, rankDocuments } from '#domain/site-search/rank-documents.ts'
import { LONGEST_SEARCH, type SearchDocument } from '#domain/site-search/search-document.ts'
import { queryMeaning } from '#server/features/recipes/query-meaning.ts'

export const PLACE_ASKED = 1.5
const INSIDE = 1.6
const PIZZERIAS = '/pizzerie'
const GLOSSARY = '/glossario'
const DOUGH = { path: '/calcolatore-impasto', asked: 1.5, beside: 1.2 } as const
const BOTH_ASKED = 1.3
const [BESIDE_DISH, BESIDE_COMPARING] = [0.6, 0.6]
const [BESIDE_QUESTION, COMPARING] = [0.6, 1.5]
const DEFINED = /\b(?:cos|cosa) ?['’]?e\b|\b(?:significa\w*|definizione|vuol dire|si intende|what is)\b/iu
const COMPARED = /\p{L} (?:o|oppure|vs|contro|or|oder) (?:l['’])?[\p{L}\d]/iu

/** A page that the query names gets a high score. A longer phrase gives a higher score: 'quanto pesa una
 * tazza' wins over 'quanto pesa'. */
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

function termsOf(query: string, documents: readonly SearchDocument[]): ReadonlySet<SearchDocument> {
  const parts = query.replace(/\bdifferenz[ae]\b|\b(?:tra|fra)\b/gu, ' ').split(/ (?:e|ed|o|vs) /u)
  const terms = documents.filter(
    (document) => document.source === 'glossario' && parts.some((part) => isHeadword(part, document)),
  )
  const least = /\bdifferenz/u.test(query) ? 1 : 2
  return new Set(terms.length >= least && parts.length > 1 ? terms : [])
}

function worthOf(query: string, document: SearchDocument): number {
  if (COMPARED.test(query)) return document.source === 'articolo' ? COMPARING : 1
  if (document.source !== 'glossario' || DEFINED.test(query)) return 1
  return query.split(/ (?:e|ed) /u).some((part) => isHeadword(part, document)) ? 1 : BESIDE_QUESTION
}
