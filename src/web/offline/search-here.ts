import type { CallTypes, Endpoint, ResponseOf } from '#contracts/endpoint.ts'
import { listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import type { SiteSearch } from '#contracts/site-search/site-search.ts'
import { likeSymptoms } from '#domain/first-aid/find-symptoms.ts'
import { symptomPage } from '#domain/first-aid/first-aid-address.ts'
import { groupsOf, type Scored } from '#domain/site-search/group-hits.ts'
import { numberAnswer } from '#domain/site-search/number-answer.ts'
import { rankDocuments } from '#domain/site-search/rank-documents.ts'
import { recipeAnswer } from '#domain/site-search/recipe-answer.ts'
import { type SearchDocument, searchText } from '#domain/site-search/search-document.ts'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { SEARCH_PLACES, SEARCH_TERMS } from '#knowledge/search-places.ts'

const ANSWERED = 1.6
/** Words of a fault that say more than a single word in common [stima]. */
const FAULT = 1.3

async function kept<Types extends CallTypes>({ path }: Endpoint<Types>): Promise<ResponseOf<Types> | []> {
  const response = await caches.match(path)
  return response ? ((await response.json()) as ResponseOf<Types>) : []
}

/** Searches what the device keeps: recipes, glossary, first aid, tools. Undefined if it keeps nothing. */
export async function searchHere(query: URLSearchParams): Promise<SiteSearch | undefined> {
  if (!('caches' in globalThis)) return undefined
  const text = searchText(query.get('q') ?? '')
  const [recipes, terms, symptoms] = await Promise.all([
    kept(listRecipes),
    kept(listGlossaryTerms),
    kept(listSymptoms),
  ])
  if (recipes.length + terms.length + symptoms.length === 0) return undefined
  const documents: SearchDocument[] = [
    ...SEARCH_PLACES,
    ...terms.map(({ term, definition }) => ({
      source: 'glossario' as const,
      title: term,
      text: definition,
      path: `/glossario#${termAnchor(term)}`,
      words: SEARCH_TERMS[termAnchor(term)] ?? [],
    })),
  ]
  const dishes = recipes.map(({ id, name, description, imageUrl, ingredients }) => ({
    source: 'ricetta' as const,
    title: name,
    text: description,
    path: `/ricette/${id}`,
    words: ingredients,
    imageUrl,
  }))
  const hits: Scored[] = [
    ...[rankDocuments(text, documents), rankDocuments(text, dishes)].flatMap((ranked) =>
      ranked.map(({ document, score }) => ({ ...document, score })),
    ),
    ...likeSymptoms(symptoms, text)
      .filter(({ score }) => score >= FAULT)
      .map(({ symptom: { id, name, sign }, score }) => ({
        source: 'pronto-soccorso' as const,
        title: name,
        text: sign,
        path: symptomPage(id),
        score: (/\p{L} +\p{L}/u.test(text) ? 1 : 0.5) + score / 10,
      })),
  ]
  const answer = recipeAnswer(text, recipes) ?? numberAnswer(text) ?? null
  return { answer, groups: groupsOf(hits, answer ? ANSWERED : 0) }
}
