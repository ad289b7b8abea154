import { FIRST_AID_DOCUMENTS } from '#domain/first-aid/first-aid-documents.ts'
import { termAnchor } from '#domain/text/term-anchor.ts'
import { SEARCH_PLACES } from '#knowledge/search-places.ts'
import type { GlossaryRepository } from '../glossary/glossary.repository.ts'
import type { PizzeriasRepository } from '../pizzerias/pizzerias.repository.ts'
import type { RecipesRepository } from '../recipes/recipes.repository.ts'
import type { Searched } from './find-everywhere.ts'

interface SiteSearchPartsOptions {
  recipes: Pick<RecipesRepository, 'search'>
  glossary: Pick<GlossaryRepository, 'list'>
  pizzerias: Pick<PizzeriasRepository, 'list'>
}

/** What the search over everything looks into: whatever is to be found joins here, with a list of its documents. */
export const siteSearchParts = ({ recipes, glossary, pizzerias }: SiteSearchPartsOptions): Searched => ({
  recipes: (query, limit) => recipes.search(query, limit),
  sources: [
    async () => SEARCH_PLACES,
    async () => FIRST_AID_DOCUMENTS,
    async () =>
      (await glossary.list()).map(({ term, definition }) => ({
        source: 'glossario',
        title: term,
        text: definition,
        path: `/glossario#${termAnchor(term)}`,
      })),
    async () =>
      (await pizzerias.list()).map(({ id, name, city, region, knownFor }) => ({
        source: 'pizzeria',
        title: name,
        text: `${city}. ${knownFor}`,
        path: `/pizzerie#pizzeria-${id}`,
        words: [city, region, 'pizzeria', 'pizzerie', 'dove mangiare'],
      })),
  ],
})
