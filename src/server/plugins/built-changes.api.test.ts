import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectShownEverywhere } from '#tests/support/changes-shown.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { builtPages } from './built-pages.ts'

const pages = builtPages(fileURLToPath(new URL('../../../dist', import.meta.url)))
let site: TestApp
beforeAll(async () => {
  site = await testApp({ pages })
})
afterAll(() => site.close())

test('no page is kept that a change has made untrue', async () => {
  const addresses = [
    '/',
    '/ricette',
    '/ricette?ordine=valutazione',
    '/ricette?q=focaccia',
    '/glossario',
    '/pizzerie',
  ]
  const ofRecipes = [6, 7, 8, 9].map((id) => `/ricette/${id}`)
  await expectShownEverywhere(site, [...addresses, ...ofRecipes], { pages })
  expect((await site.app.inject('/ricette/7')).body).toContain('"ratingCount":2') // its JSON-LD among it
}, 120_000)
