import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addressOf } from '#contracts/endpoint.ts'
import { searchSite } from '#contracts/site-search/site-search.endpoints.ts'
import { SiteSearch, SiteSearchQuery } from '#contracts/site-search/site-search.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { SEARCH_PLACES, SEARCH_TERMS } from '#knowledge/search-places.ts'
import type { Database } from '#server/db/database.ts'
import { glossaryRepository } from '#server/features/glossary/glossary.repository.ts'
import { pizzeriasRepository } from '#server/features/pizzerias/pizzerias.repository.ts'
import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { findEverywhere, type Searched } from './find-everywhere.ts'

const siteSearchRoutes =
  ({ db, answers, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const searched = searchedEverywhere(db)
    const options = {
      querystring: SiteSearchQuery,
      response: ok(SiteSearch),
      summary: 'Ricerca in tutto il sito: ricette, strumenti, glossario, guide, pizzerie',
      config: { rateLimit: { max: limits.searchesPerMinute, timeWindow: '1 minute' } },
    }
    serve(app, searchSite, options, (request, reply) => {
      const query = searchText(request.query.q.toWellFormed())
      const load = async () => ({
        value: query === '' ? { answer: null, groups: [] } : await findEverywhere(searched, query),
      })
      return answers.send(request, reply, {
        key: addressOf(searchSite, { query: { q: query } }),
        shelf: 'rest',
        load,
      })
    })
  }

export const siteSearchModule: OpenModule = (services) => ({
  tag: 'ricerca',
  routes: [siteSearchRoutes(services)],
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
