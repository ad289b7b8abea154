import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CHANGES, expectShownEverywhere } from '#tests/support/changes-shown.ts'
import { isProof } from '#tests/support/proof.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { builtPages } from './built-pages.ts'

const pages = builtPages(fileURLToPath(new URL('../../../dist', import.meta.url)))
const site = sharedApp({ pages, pollMs: 50 })

const WHAT_PAGES_SHOW = ['a vote', 'a recipe taken off', ...(isProof ? ['a video', 'a corrected name'] : [])]

test('no page is kept that a change has made untrue', async () => {
  const addresses = ['/', '/ricette?ordine=valutazione', '/glossario', '/ricette/7', '/ricette/8']
  const changes = CHANGES.filter(([what]) => WHAT_PAGES_SHOW.includes(what))
  expect(changes).toHaveLength(WHAT_PAGES_SHOW.length)
  await expectShownEverywhere(site, addresses, { pages, changes })
  expect((await site.app.inject('/ricette/7')).body).toContain('"ratingCount":1') // its JSON-LD among it
})
