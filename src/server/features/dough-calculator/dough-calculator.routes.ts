import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ApiError } from '#contracts/api-error.ts'
import {
  SimpleDoughAnswer,
  SimpleDoughRequest,
  Toppings,
  ToppingsParams,
} from '#contracts/dough-calculator.ts'
import { calculateSimpleDough } from '#domain/dough/simple-calculator.ts'
import { suggestToppings } from '#domain/dough/simple-toppings.ts'

const tags = ['impasto']

export const doughCalculatorRoutes = (): FastifyPluginAsyncZod => async (app) => {
  const calculation = {
    body: SimpleDoughRequest,
    response: { 200: SimpleDoughAnswer, 400: ApiError },
    tags,
    summary: 'Ingredienti e analisi di un impasto',
  }
  app.post('/dough-calculator', { schema: calculation }, async ({ body }) => calculateSimpleDough(body))

  const toppings = {
    params: ToppingsParams,
    response: { 200: Toppings, 400: ApiError },
    tags,
    summary: 'Condimenti adatti a un tipo di pizza e alla sua idratazione',
  }
  app.get('/dough-calculator/toppings/:pizzaType/:hydration', { schema: toppings }, async ({ params }) => ({
    toppings: suggestToppings(params.pizzaType, params.hydration),
  }))
}
