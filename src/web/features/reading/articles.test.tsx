import { readdirSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteSettings } from '#contracts/site-settings.ts'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { createApi } from '../../api/api-client.ts'
import { createQueries } from '../../api/queries.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { SiteContext } from '../../api/site-context.ts'
import { createRoutes } from '../../routes.tsx'
import { ARTICLE_HEADS } from './article-heads.ts'
import Oven from './articles/forni-e-cottura.tsx'
import Ingredients from './articles/ingredienti-di-qualita.tsx'
import History from './articles/storia-della-pizza.tsx'
import Dough from './articles/tecniche-di-impasto.tsx'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const site: SiteSettings = {
  publicUrl: 'https://example.it',
  contactEmail: 'ciao@example.it',
  contactPhone: '1',
  social: {},
}
const htmlOf = (Page: ComponentType, path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteContext value={site}>
        <Page />
      </SiteContext>
    </MemoryRouter>,
  )

const routes = createRoutes(createQueries(createApi(), createQueryClient()))
const isPage = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path !== '*'
const recipeIds = new Set(
  readdirSync(new URL('content/recipes/', root)).map((file) =>
    String(parse(read(`content/recipes/${file}`)).id),
  ),
)
const termAnchors = new Set(
  (parse(read('content/glossary.yaml')) as { term: string }[]).map(({ term }) => termAnchor(term)),
)

/** Why an address leads nowhere; nothing when it leads somewhere. */
function fault(
  address: string,
  ownAnchors: ReadonlySet<string>,
  anchorsOf: (path: string) => ReadonlySet<string>,
) {
  const [path = '', anchor] = address.split('#')
  if (path === '') return ownAnchors.has(anchor ?? '') ? [] : [`no ${address} on the page`]
  const { pathname } = new URL(path, site.publicUrl)
  if (!isPage(pathname)) return [`${address} is no page`]
  const recipe = /^\/ricette\/(\d+)$/.exec(pathname)?.[1]
  if (recipe && !recipeIds.has(recipe)) return [`no recipe ${recipe}`]
  return anchor === undefined || anchorsOf(pathname).has(anchor) ? [] : [`no anchor ${address}`]
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

const pages = [
  { head: ARTICLE_HEADS.history, Page: History },
  { head: ARTICLE_HEADS.dough, Page: Dough },
  { head: ARTICLE_HEADS.oven, Page: Oven },
  { head: ARTICLE_HEADS.ingredients, Page: Ingredients },
].map(({ head, Page }) => ({ head, html: htmlOf(Page, head.path) }))
const idsByPath = new Map<string, ReadonlySet<string>>(
  pages.map(({ head, html }) => [head.path, new Set(attributes(html, 'id'))]),
)
const homeAnchors = new Set([
  'calcolatore',
  'convertitore',
  'lista-spesa',
  'glossario',
  'pizzerie',
  'ricette',
])

function anchorsOf(path: string): ReadonlySet<string> {
  if (path === '/glossario') return termAnchors
  return path === '/' ? homeAnchors : (idsByPath.get(path) ?? new Set())
}

test('the chapters that the search knows are there', () => {
  const places: { kind: string; path: string }[] = parse(read('content/search/places.yaml'))
  const chapters = places.filter(({ kind }) => kind === 'articolo').map(({ path }) => path)
  expect(chapters.length).toBeGreaterThan(15)
  expect(chapters.flatMap((path) => fault(path, new Set(), anchorsOf))).toEqual([])
})

describe.each(pages)('$head.path', ({ head, html }) => {
  test('every link and anchor leads somewhere', () => {
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address = '']) =>
      address.replace('&amp;', '&'),
    )
    expect(links.length).toBeGreaterThan(20)
    expect(links.flatMap((address) => fault(address, new Set(attributes(html, 'id')), anchorsOf))).toEqual([])
  })

  test('it is a long read under one title, with headings that skip no level', () => {
    const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    expect(jsonLd).toMatchObject({ '@type': 'Article', headline: head.title, inLanguage: 'it' })
    expect(jsonLd.wordCount).toBeGreaterThanOrEqual(900)
    expect(jsonLd.wordCount).toBeLessThanOrEqual(1400)
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(6)
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  test('ids are unique, pictures and drawings have words', () => {
    const ids = attributes(html, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ alt="/)
    const drawings = [...html.matchAll(/<svg [^>]*role="img"[^>]*><title[^>]*>(.*?)<\/title>/g)]
    expect(html.match(/role="img"/g)?.length).toBe(drawings.length)
    for (const [, title = ''] of drawings) expect(title.length).toBeGreaterThan(80)
  })
})
