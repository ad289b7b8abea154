import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addressOf } from '#contracts/endpoint.ts'
import { searchSite } from '#contracts/site-search/site-search.endpoints.ts'
import { SiteSearch, SiteSearchQuery } from '#contracts/site-search/site-search.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import { findEverywhere, type Searched } from './find-everywhere.ts'

export interface SiteSearchRoutesOptions extends Searched {
  answers: CachedResponses
  searchesPerMinute: number
}

export const siteSearchRoutes =
  ({ answers, searchesPerMinute, ...searched }: SiteSearchRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      querystring: SiteSearchQuery,
      response: ok(SiteSearch),
      summary: 'Ricerca in tutto il sito: ricette, strumenti, glossario, guide, pizzerie',
      config: { rateLimit: { max: searchesPerMinute, timeWindow: '1 minute' } },
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
