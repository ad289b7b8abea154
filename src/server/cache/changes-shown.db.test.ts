import { afterAll, beforeAll, test } from 'vitest'
import { apiPaths } from '#contracts/api-paths.ts'
import { FEEDS } from '#contracts/feeds/feed-addresses.ts'
import { expectShownEverywhere } from '#tests/support/changes-shown.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

const OF_RECIPES = [6, 7, 8, 9].flatMap((id) => [
  apiPaths.recipe(id),
  `/api/recipes/${id}/related`,
  `/immagini/ricette/${id}.svg`,
])

test('nothing is kept that a change has made untrue', async () => {
  await expectShownEverywhere(site, [
    ...OF_RECIPES,
    apiPaths.recipes,
    '/api/recipes?limit=5&after=5',
    '/api/recipes/facets',
    '/api/recipes/search/focaccia',
    apiPaths.classics,
    apiPaths.glossary,
    apiPaths.pizzerias,
    apiPaths.shopProducts,
    '/sitemap.xml',
    FEEDS.rss.path,
    FEEDS.json.path,
  ])
}, 60_000)
