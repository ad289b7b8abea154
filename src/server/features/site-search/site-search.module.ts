import { termAnchor } from '#domain/words/term-anchor.ts'
import { SEARCH_PLACES, SEARCH_TERMS } from '#knowledge/search-places.ts'
import type { Database } from '#server/db/database.ts'
import { glossaryRepository } from '#server/features/glossary/glossary.repository.ts'
import { pizzeriasRepository } from '#server/features/pizzerias/pizzerias.repository.ts'
import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import type { OpenModule } from '#server/site-module.ts'
import type { Searched } from './find-everywhere.ts'
import { siteSearchRoutes } from './site-search.routes.ts'

export const siteSearchModule: OpenModule = ({ db, answers, limits }) => ({
  tag: 'ricerca',
  routes: [siteSearchRoutes({ ...searchedEverywhere(db), answers, ...limits })],
})

export function searchedEverywhere(db: Database): Searched {
  const recipes = recipesRepository(db)
  const glossary = glossaryRepository(db)
  const pizzerias = pizzeriasRepository(db)
  return {
    recipes: (query, limit) => recipes.search(query, limit),
    sources: [
      async () => SEARCH_PLACES,
      async () =>
        (await glossary.list()).map(({ term, definition }) => ({
          source: 'glossario',
          title: term,
          text: definition,
          path: `/glossario#${termAnchor(term)}`,
          words: SEARCH_TERMS[termAnchor(term)] ?? [],
        })),
      async () =>
        (await pizzerias.list()).map(({ id, name, city, region, knownFor }) => ({
          source: 'pizzeria',
          title: name,
          text: `${city}. ${knownFor}`,
          path: `/pizzerie#pizzeria-${id}`,
          town: `${city} ${region}`,
          words: [city, region, 'pizzeria', 'pizzerie', 'dove mangiare'],
        })),
    ],
  }
}
