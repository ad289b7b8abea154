import { expect, test } from 'vitest'
import type { Endpoint } from '#contracts/endpoint.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ seeded: false })

const MODULES = import.meta.glob('/src/contracts/**/*.endpoints.ts', { eager: true })
const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value
function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null) return []
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(endpointsIn)
}
const CALLS = new Set(
  endpointsIn(MODULES).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
)

test('the document lists every call and no other, with the shapes of the contracts', async () => {
  const document = (await site.app.inject('/api/docs/json')).json()
  expect(document.openapi).toMatch(/^3\./)
  const listed = Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.toSorted()).toEqual([...CALLS].toSorted())
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
  'PUT /api/pizza-night/evenings/{id}/inviting': 'one line and another: the last word is the right one',
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
  for (const call of CALLS) expect(page.body).toContain(`<code>${call.split(' ')[1]}</code>`)
  expect(page.body).not.toMatch(/<script|<style/)
  const document = await site.app.inject({ url: '/api/docs', headers: { accept: '*/*' } })
  expect(Object.keys(document.json().paths)).toEqual(
    Object.keys((await site.app.inject('/api/docs/json')).json().paths),
  )
  const sheet = /href="([^"]+\.css)"/.exec(page.body)?.[1]
  expect((await site.app.inject(String(sheet))).headers['content-type']).toBe('text/css; charset=utf-8')
})
