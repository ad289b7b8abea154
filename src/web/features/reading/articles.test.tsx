import { readdirSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteSettings } from '#contracts/site-settings.ts'
import { STAGE_KINDS } from '#domain/dough/preferment-split.ts'
import { FLOUR_PRESETS, PIZZA_TYPE_PRESETS, SIMPLE_SALT_PCT } from '#domain/dough/simple/simple-presets.ts'
import { FRICTION_C, neededWaterC } from '#domain/dough/water-temperature.ts'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { ARTICLE_HEADS } from '#knowledge/article-heads.ts'
import { createApi } from '../../api/api-client.ts'
import { createQueries } from '../../api/queries.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { SiteContext } from '../../api/site-context.ts'
import { createRoutes } from '../../routes.tsx'
import Oven from './articles/forni-e-cottura.route.tsx'
import Ingredients from './articles/ingredienti-di-qualita.route.tsx'
import History from './articles/storia-della-pizza.route.tsx'
import Dough from './articles/tecniche-di-impasto.route.tsx'

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

/** Reason why a link is broken; undefined if it works. */
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
  { head: ARTICLE_HEADS['storia-della-pizza'], Page: History },
  { head: ARTICLE_HEADS['tecniche-di-impasto'], Page: Dough },
  { head: ARTICLE_HEADS['forni-e-cottura'], Page: Oven },
  { head: ARTICLE_HEADS['ingredienti-di-qualita'], Page: Ingredients },
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

test('the figures of the articles are those that the tools calculate with', () => {
  const { teglia, pala, romana, siciliana } = PIZZA_TYPE_PRESETS
  const kitchen = { doughC: 24, roomC: 22, flourC: 21, prefermentC: null }
  const { mano, spirale } = FRICTION_C
  const [byHandC, bySpiralC] = [mano, spirale].map((frictionC) => neededWaterC({ ...kitchen, frictionC }))
  const figures: Record<string, string[]> = {
    'forni-e-cottura': [
      `La romana tonda sta intorno ai ${romana.ovenC} °C`,
      `La pala lavora verso i ${pala.ovenC} °C, la teglia sui ${teglia.ovenC}, la siciliana sui ${siciliana.ovenC}`,
    ],
    'tecniche-di-impasto': [
      `fact: ${byHandC} °C`,
      `con una spirale ne bastano ${bySpiralC}`,
      `A mano l'attrito vale circa ${mano} gradi e serve acqua a ${byHandC}; con un'impastatrice a spirale ne vale ${spirale} e l'acqua scende a ${bySpiralC}`,
      `Per la pizza si parte spesso dal ${STAGE_KINDS.biga.flourShare * 100}%`,
    ],
    'ingredienti-di-qualita': [
      `le 00 da pizza stanno di solito al ${FLOUR_PRESETS['00'].protein}, una manitoba al ${FLOUR_PRESETS.manitoba.protein}`,
      `noi partiamo da ${String(SIMPLE_SALT_PCT).replace('.', ',')}%`,
    ],
  }
  for (const [name, said] of Object.entries(figures))
    for (const words of said) expect(read(`content/articles/${name}.yaml`)).toContain(words)
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
    const drawings = [...html.matchAll(/<svg [^>]*role="img" aria-label="([^"]*)"/g)]
    expect(html.match(/role="img"/g)?.length).toBe(drawings.length)
    for (const [, title = ''] of drawings) expect(title.length).toBeGreaterThan(80)
  })
})
