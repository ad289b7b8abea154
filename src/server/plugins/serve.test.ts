import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { get, post } from '#contracts/endpoint.ts'
import { RowParams } from '#contracts/row-id.ts'
import { serve } from './serve.ts'

const countPizzas = post<{
  params: { id: number }
  query?: { days: number }
  body: { pizzas: number }
  response: { total: number }
}>('/api/evenings/:id/pizzas')

const schema = {
  params: RowParams,
  querystring: z.object({ days: z.string().optional() }),
  body: z.object({ pizzas: z.int() }),
  response: { 200: z.object({ total: z.number() }) },
}

function server() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

test('a route has the method and the path of its endpoint, and the id as a number', async () => {
  const app = server()
  await app.register(
    async (scope: typeof app) =>
      serve(scope, countPizzas, schema, async ({ params, body }) => ({ total: params.id * body.pizzas })),
    { prefix: '/api' },
  )
  const count = async (id: string) =>
    (await app.inject({ method: 'POST', url: `/api/evenings/${id}/pizzas`, payload: { pizzas: 2 } })).json()
  expect(await count('21')).toEqual({ total: 42 })
  expect(await count('021')).toEqual({ total: 0 })
  expect(await count('2147483648')).toEqual({ total: 0 })
})

test('an endpoint is served below the path that it belongs to', () => {
  const elsewhere = get('/apis/x')
  const app = server()
  app.register(async (scope: typeof app) => serve(scope, elsewhere, {}, async () => undefined), {
    prefix: '/api',
  })
  return expect(app.ready()).rejects.toThrow('/apis/x is not below /api')
})

test('a schema that does not fit the endpoint does not compile', () => {
  const app = server()
  const handler = async () => ({ total: 1, text: '' })
  const wrongBody = { ...schema, body: z.object({ pizzas: z.string() }) }
  // @ts-expect-error callers send a number
  serve(app, countPizzas, wrongBody, handler)
  const wrongQuery = { ...schema, querystring: z.object({ days: z.array(z.string()) }) }
  // @ts-expect-error callers send one text
  serve(server(), countPizzas, wrongQuery, handler)
  const wrongResponse = { ...schema, response: { 200: z.object({ text: z.string() }) } }
  // @ts-expect-error callers read a total
  serve(server(), countPizzas, wrongResponse, handler)
  expect(app.hasRoute({ method: 'POST', url: countPizzas.path })).toBe(true)
})
