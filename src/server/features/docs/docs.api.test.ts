import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ seeded: false })
})
afterAll(() => site.close())

const ROUTES = {
  '/api/admin/audit-log': ['get'],
  '/api/admin/import-entries': ['get'],
  '/api/admin/import-entries/{id}': ['get', 'put'],
  '/api/admin/import-entries/{id}/approve': ['post'],
  '/api/admin/import-entries/{id}/reject': ['post'],
  '/api/admin/import-entries/reject': ['post'],
  '/api/admin/import-page': ['post'],
  '/api/admin/import-sources': ['get', 'post'],
  '/api/admin/import-sources/{id}': ['patch', 'delete'],
  '/api/admin/newsletter/deliveries/{id}/retry': ['post'],
  '/api/admin/newsletter/issues': ['get', 'post'],
  '/api/admin/newsletter/issues/{id}': ['get', 'put', 'delete'],
  '/api/admin/newsletter/issues/{id}/resume': ['post'],
  '/api/admin/newsletter/issues/{id}/send': ['post'],
  '/api/admin/newsletter/issues/{id}/stop': ['post'],
  '/api/admin/newsletter/issues/{id}/test': ['post'],
  '/api/admin/newsletter/issues/{id}/troubles': ['get'],
  '/api/admin/newsletter/preview': ['post'],
  '/api/admin/newsletter/subscribers': ['get'],
  '/api/admin/newsletter/subscribers/remove': ['post'],
  '/api/admin/notifications': ['get'],
  '/api/admin/notifications/digest': ['put'],
  '/api/admin/notifications/read': ['post'],
  '/api/admin/overview': ['get'],
  '/api/admin/pictures': ['post'],
  '/api/admin/glossary-terms': ['get', 'post'],
  '/api/admin/glossary-terms/{id}': ['get', 'put', 'delete'],
  '/api/admin/glossary-terms/{id}/restore': ['post'],
  '/api/admin/pizzerias': ['get', 'post'],
  '/api/admin/pizzerias/{id}': ['get', 'put', 'delete'],
  '/api/admin/pizzerias/{id}/restore': ['post'],
  '/api/admin/products': ['get', 'post'],
  '/api/admin/products/{id}': ['get', 'put', 'delete'],
  '/api/admin/products/{id}/restore': ['post'],
  '/api/admin/recipe-description': ['post'],
  '/api/admin/recipes': ['get', 'post'],
  '/api/admin/recipes/{id}': ['get', 'put', 'delete'],
  '/api/admin/recipes/{id}/publication': ['put'],
  '/api/admin/recipes/{id}/restore': ['post'],
  '/api/admin/runs': ['get'],
  '/api/admin/runs/{id}': ['get'],
  '/api/admin/runs/{id}/items': ['get'],
  '/api/admin/runs/{id}/stop': ['post'],
  '/api/admin/scrape-pizzerias': ['post'],
  '/api/admin/scrape-recipes': ['post'],
  '/api/admin/statistics': ['get'],
  '/api/admin/statistics/csv': ['get'],
  '/api/admin/users': ['get'],
  '/api/admin/users/{id}': ['patch'],
  '/api/admin/users/{id}/sessions': ['delete'],
  '/api/ai/ingredient-substitutions/{id}': ['post'],
  '/api/ai/recipe-tips/{id}': ['get'],
  '/api/ai/recipe-variants/{id}': ['post'],
  '/api/analyze-image': ['post'],
  '/api/auth/account': ['delete'],
  '/api/auth/export': ['get'],
  '/api/auth/forgot-password': ['post'],
  '/api/auth/login': ['post'],
  '/api/auth/logout': ['post'],
  '/api/auth/me': ['get'],
  '/api/auth/other-sessions': ['delete'],
  '/api/auth/oven': ['get', 'put'],
  '/api/auth/passkey-login': ['post'],
  '/api/auth/passkey-login/options': ['post'],
  '/api/auth/passkeys': ['post', 'get'],
  '/api/auth/passkeys/options': ['post'],
  '/api/auth/passkeys/{id}': ['patch', 'delete'],
  '/api/auth/password': ['put'],
  '/api/auth/profile': ['put'],
  '/api/auth/proof': ['post'],
  '/api/auth/register': ['post'],
  '/api/auth/resend-verification': ['post'],
  '/api/auth/reset-password': ['post'],
  '/api/auth/second-factor': ['get'],
  '/api/auth/second-factor/confirm': ['post'],
  '/api/auth/second-factor/recovery-codes': ['post'],
  '/api/auth/second-factor/totp': ['post', 'put', 'delete'],
  '/api/auth/sessions': ['get'],
  '/api/auth/sessions/{id}': ['delete'],
  '/api/auth/undo-address-change': ['post'],
  '/api/auth/verify': ['get', 'post'],
  '/api/collections': ['get', 'post'],
  '/api/collections/{id}': ['patch', 'delete'],
  '/api/collections/{id}/recipes/{recipeId}': ['put', 'delete'],
  '/api/dough-calculator': ['post'],
  '/api/dough-calculator/pdf': ['get'],
  '/api/dough-calculator/toppings/{pizzaType}/{hydration}': ['get'],
  '/api/dough-recipes': ['get', 'post'],
  '/api/dough-recipes/{id}': ['get', 'delete'],
  '/api/glossary': ['get'],
  '/api/first-aid': ['get'],
  '/api/first-aid/{id}': ['get'],
  '/api/health': ['get'],
  '/api/ready': ['get'],
  '/api/ingredient-pairing': ['get'],
  '/api/newsletter': ['post'],
  '/api/newsletter/confirm': ['post'],
  '/api/newsletter/unsubscribe': ['post', 'get'],
  '/api/nutrition/bake-profiles': ['get'],
  '/api/nutrition/calculate': ['post'],
  '/api/nutrition/ingredients': ['get'],
  '/api/nutrition/pdf': ['post'],
  '/api/oven-guide/calculate': ['post'],
  '/api/oven-guide/presets': ['get'],
  '/api/page-views': ['post'],
  '/api/search': ['get'],
  '/api/searches': ['post'],
  '/api/pizza-night/evenings': ['get', 'post'],
  '/api/pizza-night/evenings/{id}': ['get', 'put', 'delete'],
  '/api/pizza-night/evenings/{id}/answers': ['get'],
  '/api/pizza-night/evenings/{id}/answers/{answerId}': ['put', 'delete'],
  '/api/pizza-night/evenings/{id}/links/{kind}': ['put', 'delete'],
  '/api/pizza-night/evenings/{id}/restore': ['post'],
  '/api/pizza-night/guests': ['get', 'post'],
  '/api/pizza-night/guests/{id}': ['delete'],
  '/api/pizza-night/invites/{token}': ['get'],
  '/api/pizza-night/invites/{token}/answers': ['post', 'put', 'delete'],
  '/api/pizza-night/menus': ['post'],
  '/api/pizza-night/menus/{token}': ['get'],
  '/api/pizza-night/plan': ['post'],
  '/api/pizzerias': ['get'],
  '/api/recipe-notes': ['get', 'post'],
  '/api/recipe-notes/{id}': ['put', 'delete'],
  '/api/recipes': ['get'],
  '/api/recipes/classics': ['get'],
  '/api/recipes/facets': ['get'],
  '/api/recipes/{id}': ['get'],
  '/api/recipes/{id}/rate': ['post'],
  '/api/recipes/{id}/related': ['get'],
  '/api/ratings': ['get'],
  '/api/recipes/{id}/video': ['put'],
  '/api/recipes/{id}/youtube-videos': ['get'],
  '/api/recipes/search/{query}': ['get'],
  '/api/saved-variants': ['get', 'post'],
  '/api/saved-variants/{id}': ['delete'],
  '/api/shop/products': ['get'],
}

test('the document lists every call and no other, with the shapes of the contracts', async () => {
  const document = (await site.app.inject('/api/docs/json')).json()
  expect(document.openapi).toMatch(/^3\./)
  const listed = Object.entries(document.paths).map(([path, item]) => [path, Object.keys(item as object)])
  expect(Object.fromEntries(listed)).toEqual(ROUTES)
  const recipe = document.paths['/api/recipes/{id}'].get.responses['200'].content['application/json'].schema
  expect(recipe.properties.ingredientGroups.items.properties).toHaveProperty('isDough')
  const written = document.paths['/api/admin/recipes'].post.requestBody.content['application/json'].schema
  expect(written.properties.steps.description).toContain('{300 g di acqua}')
  const [, part] = recipe.properties.steps.items.items.anyOf
  for (const field of ['shown', 'line', 'amount', 'times'])
    expect(part.properties[field].description).toBeTruthy()
  const { guests } =
    document.paths['/api/pizza-night/plan'].post.requestBody.content['application/json'].schema.properties
  expect(guests.anyOf).toMatchObject([
    { type: 'integer', minimum: 1, maximum: 24 },
    { type: 'array', items: { type: 'object' } },
    { not: {} },
  ])
})

const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  'PATCH /api/admin/import-sources/{id}': 'one switch, on or off',
  'PATCH /api/admin/users/{id}': 'switches, each by itself, and in the register',
  'PATCH /api/auth/passkeys/{id}': 'the label of one device, which stands beside the field',
  'PUT /api/admin/notifications/digest': 'one switch of the administrator who asks',
  'PUT /api/admin/recipes/{id}/publication': 'one switch, in the register',
  'PUT /api/auth/oven': "one's own oven: the last one that somebody entered is the one at home",
  'PUT /api/auth/password': 'asks for the password that it replaces',
  'PUT /api/auth/profile': 'stated without a version: the form of the site says which profile it has changed',
  'PUT /api/auth/second-factor/totp': 'a code of the secret that it activates',
  'PUT /api/collections/{id}/recipes/{recipeId}': 'a set: what is there already stays',
  'PUT /api/pizza-night/evenings/{id}/links/{kind}': 'a link that is open stays the same',
  'PUT /api/pizza-night/invites/{token}/answers':
    'one browser alone has the key, and its tabs share what it keeps',
  'PUT /api/recipes/{id}/video': 'stated without a version; one field, in the register',
}

test('every change names the version that it was made from, or needs none', async () => {
  const { paths } = (await site.app.inject('/api/docs/json')).json()
  const changes = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(
    ([path, item]) =>
      (['put', 'patch'] as const).flatMap((method) =>
        item[method] ? [{ name: `${method.toUpperCase()} ${path}`, body: JSON.stringify(item[method]) }] : [],
      ),
  )
  const unversioned = changes.filter(({ body }) => !/"required":\[[^\]]*"(?:basedOn|version)"/.test(body))
  expect(unversioned.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT_VERSION).toSorted())
})

test('/api/docs is a page for a browser and the document for a program', async () => {
  const page = await site.app.inject({ url: '/api/docs', headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of Object.keys(ROUTES)) expect(page.body).toContain(`<code>${path}</code>`)
  expect(page.body).not.toMatch(/<script|<style/)
  const document = await site.app.inject({ url: '/api/docs', headers: { accept: '*/*' } })
  expect(Object.keys(document.json().paths)).toEqual(
    Object.keys((await site.app.inject('/api/docs/json')).json().paths),
  )
  const sheet = /href="([^"]+\.css)"/.exec(page.body)?.[1]
  expect((await site.app.inject(String(sheet))).headers['content-type']).toBe('text/css; charset=utf-8')
})
