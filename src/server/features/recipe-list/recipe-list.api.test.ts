import { expect, test } from 'vitest'
import type { FacetAnswer } from '#contracts/recipe-list/facets.ts'
import { findByFacets } from '#contracts/recipe-list/recipe-list.endpoints.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp()

const ask = (query: string) => site.app.inject({ url: `${findByFacets.path}?${query}` })

test('what is both vegan and without gluten is both', async () => {
  const { total, recipes, facets } = (await ask('dieta=vegana,senza-glutine')).json<FacetAnswer>()
  expect(total).toBeGreaterThan(0)
  expect(recipes).toHaveLength(total)
  for (const { diets } of recipes) expect(diets).toMatchObject({ vegan: true, glutenFree: true })
  expect(facets.dieta?.vegana).toBe(total)
  const repeated = await ask('dieta=senza-glutine&dieta=vegana')
  expect(repeated.json()).toEqual((await ask('dieta=vegana,senza-glutine')).json())
})

test('a value that nobody knows is named', async () => {
  const answer = await ask('stile=quadrata&dieta=vegana')
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ message: string }>().message).toContain('quadrata')
})

test('OpenAPI says what each parameter may be', async () => {
  const { paths } = (await site.app.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }>
  }>()
  const parameters = paths[findByFacets.path]?.get.parameters ?? []
  expect(parameters.find(({ name }) => name === 'stile')?.description).toContain('napoletana')
})
