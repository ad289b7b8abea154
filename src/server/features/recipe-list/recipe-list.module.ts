import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FacetAnswer, FacetQuery } from '#contracts/recipe-list/facets.ts'
import { choiceQuery } from '#contracts/recipe-list/list-address.ts'
import { findByFacets } from '#contracts/recipe-list/recipe-list.endpoints.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { facetsRepository } from './facets.repository.ts'

const recipeListRoutes =
  ({ db, answers, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const facets = facetsRepository(db)
    const options = {
      querystring: FacetQuery,
      response: ok(FacetAnswer, 400),
      summary: 'Le ricette che hanno ciò che si sceglie, e quante ne restano con ogni altra scelta',
      config: { rateLimit: { max: limits.searchesPerMinute, timeWindow: '1 minute' } },
    }
    serve(app, findByFacets, options, (request, reply) => {
      const choice = request.query
      const load = async () => ({ value: await facets.find(choice) })
      const query = choiceQuery({ ...choice, text: '' })
      const key = query === '' ? findByFacets.path : `${findByFacets.path}?${query}`
      return answers.send(request, reply, { key, shelf: 'rest', load })
    })
  }

export const recipeListModule: OpenModule = (services) => ({
  tag: 'ricette',
  routes: [recipeListRoutes(services)],
})
