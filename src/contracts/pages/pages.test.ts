import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SEARCH_PLACES } from '#knowledge/search-places.ts'
import { ALL_PAGES, PUBLIC_PAGES, pageAt } from './pages.ts'

const SRC = new URL('../../', import.meta.url).pathname

describe('pages', () => {
  test('have an address each', () => {
    expect(new Set(ALL_PAGES.map(({ path }) => path)).size).toBe(ALL_PAGES.length)
    for (const { path, part } of ALL_PAGES) expect(path.includes(':')).toBe(part !== undefined)
  })

  test('that are public have a title, unless their rows do', () => {
    for (const { isPublic, part, title } of ALL_PAGES)
      if (isPublic && part !== 'row') expect(title).toMatch(/./)
  })

  test.each([
    ['/ricette/7', '/ricette/:id'],
    ['/ricette/007', undefined],
    ['/ricette/0', undefined],
    ['/ricette/2147483648', undefined],
    ['/ricette/:id', undefined],
    ['/pronto-soccorso/cruda-al-centro', '/pronto-soccorso/:id'],
    ['/pronto-soccorso/Cruda', undefined],
    ['/serata', '/serata'],
    ['/serata/menu/a.b', '/serata/menu/:token'],
    ['/constructor', undefined],
  ])('are found by their address: %s', (path, found) => {
    expect(pageAt(path)?.path).toBe(found)
  })
})

describe('the search', () => {
  const paths = SEARCH_PLACES.map(({ path }) => path)

  test.each(PUBLIC_PAGES)('knows %s, or its chapters', (page) => {
    const own = paths.filter((path) => path === page)
    expect(own.length).toBeLessThanOrEqual(1)
    expect(own.length > 0 || paths.some((path) => path.startsWith(`${page}#`))).toBe(true)
  })

  test.each(paths)('leads to a page: %s', (path) => {
    expect(pageAt(path.replace(/#.*/, ''))).toBeDefined()
  })
})

test('browsers can have what is built of pages as plain data', () => {
  const built = Object.values(import.meta.glob<object>('./*.built.ts', { eager: true }))
  expect(built.length).toBeGreaterThan(2)
  for (const values of built) expect(JSON.parse(JSON.stringify(values))).toEqual({ ...values })
})

/** Addresses of calls, of files and of the dashboard's design are no pages; others are examples in comments. */
const NO_PAGES = /^\/(?:api|assets|dev|docs|metrics|path|s)(?:\/|$)|^\/serata\/(?:invito|menu)$/

test('every address that the code writes out is a page', () => {
  const lost = globSync('{web,domain,contracts,server}/**/*.{ts,tsx}', { cwd: SRC })
    .filter((file) => !/\.test\.|features\/import\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(SRC + file, 'utf8').matchAll(
          /(?:['"`]|\]\(|Url\})(\/[a-z][a-z-]*(?:\/[\w-]+)*)(?=['"`?#)])/g,
        ),
      ].map(([, path = '']) => `${file}: ${path}`),
    )
    .filter((found) => {
      const path = found.replace(/^.*: /, '')
      return !NO_PAGES.test(path) && !pageAt(path)
    })
  expect(lost).toEqual([])
})
