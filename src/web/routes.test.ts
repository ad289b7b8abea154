import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { ALL_PAGES, PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { createApi } from './api/api-client.ts'
import { createQueries } from './api/queries.ts'
import { createQueryClient } from './api/query-client.ts'
import { createRoutes } from './routes.tsx'

const routes = createRoutes(createQueries(createApi(), createQueryClient()))
const pages = routes.flatMap(({ children }) => children ?? []).filter(({ path }) => path !== '*')

const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

test.each(pages.map(({ path, handle }) => [path, handle]))(
  '%s names the file that it loads: %s',
  (_, file) => {
    expect(existsSync(new URL(`../../${String(file)}`, import.meta.url))).toBe(true)
  },
)

test('every page has a route file, and every such file and every loader a page', () => {
  const web = fileURLToPath(new URL('./', import.meta.url))
  const namesOf = (end: string) =>
    globSync(`**/*.${end}`, { cwd: web }).map((file) => file.replace(/.*\/|\..*/g, ''))
  const names = [...new Set(ALL_PAGES.map(({ name, file }) => file ?? name))].sort()
  expect(namesOf('route.tsx').sort()).toEqual(names)
  for (const end of ['loader.ts', 'server-loader.ts']) {
    expect(namesOf(end).length).toBeGreaterThan(3)
    expect(names).toEqual(expect.arrayContaining(namesOf(end)))
  }
})

test.each(PUBLIC_PAGES)('%s of the sitemap is a page', (path) => {
  expect(pathOf(path)).toBe(path)
})

test.each([
  ['/ricette/12', '/ricette/:id'],
  ['/ricette/abc', '/ricette/:id'],
  ['/cerca', '/cerca'],
  ['/auth', '/auth'],
  ['/verifica-completata', '/verifica-completata'],
  ['/errore-verifica', '/errore-verifica'],
  ['/profilo', '/profilo'],
  ['/admin', '/admin'],
  ['/admin/anteprima/12', '/admin/anteprima/:id'],
  ['/pronto-soccorso/cruda-al-centro', '/pronto-soccorso/:id'],
  ['/ricette/12/altro', '*'],
  ['/niente', '*'],
])('%s opens %s', (address, path) => {
  expect(pathOf(address)).toBe(path)
})
