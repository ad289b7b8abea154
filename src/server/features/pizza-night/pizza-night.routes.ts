import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PizzaNightRequest } from '#contracts/pizza-night/night-request.ts'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import { PizzaNight } from '#contracts/pizza-night/pizza-night.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { plannedEvening } from './evening-plan.ts'

export const pizzaNightRoutes =
  ({ publishedRecipes, limits }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: PizzaNightRequest,
      response: ok(PizzaNight, 400, 429),
      summary: 'Una serata pizza: menu, impasti, orari, forno e spesa',
      description:
        'Bastano quanti siete e a che ora. I bisogni degli ospiti servono a scegliere le pizze e non vengono conservati.',
    }
    const config = { rateLimit: { max: limits.eveningsPerMinute, timeWindow: '1 minute' } }
    serve(app, planPizzaNight, { ...schema, config }, async ({ body }) =>
      plannedEvening(body, Date.now(), await publishedRecipes()),
    )
  }
