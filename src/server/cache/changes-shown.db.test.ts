import { test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { FEEDS } from '#contracts/feeds/feed-addresses.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { getRecipe, listClassics, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { CHANGES, expectShownEverywhere } from '#tests/support/changes-shown.ts'
import { isProof } from '#tests/support/proof.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ pollMs: 50 })

const OF_RECIPES = [6, 7, 8, 9].flatMap((id) => [
  addressOf(getRecipe, { params: { id } }),
  `/api/recipes/${id}/related`,
  `/immagini/ricette/${id}.svg`,
])

const OF_EACH_KIND = [
  'a vote',
  'a corrected name',
  'a recipe taken off',
  'a change of all',
  'a corrected word',
]

test('nothing is kept that a change has made untrue', async () => {
  const changes = isProof ? CHANGES : CHANGES.filter(([what]) => OF_EACH_KIND.includes(what))
  const addresses = [
    ...OF_RECIPES,
    listRecipes.path,
    '/api/recipes?limit=5&after=5',
    '/api/recipes/facets',
    '/api/recipes/search/focaccia',
    listClassics.path,
    listGlossaryTerms.path,
    listPizzerias.path,
    listShopProducts.path,
    '/sitemap.xml',
    FEEDS.rss.path,
    FEEDS.json.path,
  ]
  await expectShownEverywhere(site, addresses, { changes })
})
