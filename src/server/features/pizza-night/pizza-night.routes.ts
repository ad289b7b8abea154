import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '#contracts/api-error.ts'
import { eveningRequestOf, PizzaNight, PizzaNightRequest } from '#contracts/pizza-night.ts'
import type { Recipe } from '#contracts/recipe.ts'
import { planEvening } from '#domain/pizza-night/evening.ts'
import { eveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { AppError } from '#server/app-error.ts'

export interface PizzaNightRoutesOptions {
  recipes: () => Promise<Recipe[]>
}

export const pizzaNightRoutes =
  ({ recipes }: PizzaNightRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: PizzaNightRequest,
      response: { 200: PizzaNight, 400: ApiError },
      tags: ['serata'],
      summary: 'Una serata pizza: menu, impasti, orari, forno e spesa',
      description:
        'Bastano quanti siete e a che ora. I bisogni degli ospiti servono a scegliere le pizze e non vengono conservati.',
    }
    app.post('/pizza-night/plan', { schema }, async ({ body }) => {
      const answer = planEvening(eveningRequestOf(body, Date.now()), await recipes())
      if ('evening' in answer) return sent(eveningSheet(answer.evening))
      const { field, message } = answer.refusal
      throw new AppError('invalid_input', message, { fields: { [field]: message } })
    })
  }

/** What is shared and never written to is read-only inside; the contract's arrays are not. */
const sent = (sheet: ReturnType<typeof eveningSheet>) => sheet as unknown as PizzaNight
