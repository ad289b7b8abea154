import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const PUBLIC_URL = 'https://pizza.example'
const site = sharedApp({ env: { PUBLIC_URL } })

test('the sitemap names every public page, symptom and recipe once, with its last change', async () => {
  const answer = await site.app.inject('/sitemap.xml')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  const listed = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)]
  const recipes: Recipe[] = (await site.app.inject('/api/recipes')).json()
  expect(listed.map(([, address, day]) => [address, day])).toEqual([
    ...PUBLIC_PAGES.map((path) => [PUBLIC_URL + path, undefined]),
    ...SYMPTOMS.map(({ id }) => [`${PUBLIC_URL}/pronto-soccorso/${id}`, undefined]),
    ...recipes.map(({ id, updatedAt }) => [`${PUBLIC_URL}/ricette/${id}`, updatedAt.slice(0, 10)]),
  ])
})

test('robots.txt opens the site, closes calls and personal pages, names the sitemap', async () => {
  const answer = await site.app.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.split('\n')
  for (const line of [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /profilo',
  ]) {
    expect(lines).toContain(line)
  }
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
})
