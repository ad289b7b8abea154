import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { KEPT_COPY } from '#contracts/kept-copy.ts'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { KEPT_PAGES } from '#contracts/pages/public-pages.built.ts'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'
import { isProof } from '#tests/support/proof.ts'

const site = await builtSite()

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )

/**
 * A recipe's dough, by a link that works without scripts: the server redirects to the full address, or to
 * the empty calculator if that cannot hold the dough.
 */
const COMPLETED = /^\/calcolatore-impasto\?ricetta=\d+/
const WHOLE = /^\/calcolatore-impasto(?:\?name=|$)/

const linksOf = (html: string) =>
  [...html.matchAll(/<(?:a|link)( [^>]*)>/g)].flatMap(([, tag = '']) =>
    attributes(tag, 'href').map((href) => ({
      href,
      isFollowed: !attributes(tag, 'rel').join(' ').includes('nofollow'),
    })),
  )

/**
 * Groups addresses that differ only in parameter values: the proof opens each (the recipe list has a
 * thousand), `npm test` one.
 */
function kindOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const keys = [...new Set(searchParams.keys())]
  return isProof || keys.length === 0 ? path : [pathname.replace(/\d+$/, ''), ...keys].join(' ')
}

class Walk {
  readonly pages = new Map<string, string>()
  readonly files = new Set<string>()
  readonly broken: string[] = []
  readonly #kinds = new Set<string>()
  /** 'nofollow' links, to a page for one dough, one response: its links continue without end. */
  readonly #unfollowed = new Set<string>()
  readonly #anchors: { from: string; path: string; anchor: string }[] = []

  async #open(path: string): Promise<string> {
    if (this.#kinds.has(kindOf(path))) return ''
    this.#kinds.add(kindOf(path))
    const { statusCode, headers, body } = await site.get(path, { accept: 'text/html' })
    const isCompleted = COMPLETED.test(path) && WHOLE.test(headers.location ?? '')
    if (statusCode !== 200 && !isCompleted) this.broken.push(`${statusCode} ${path}`)
    this.pages.set(path, body)
    return body
  }

  async go() {
    const ahead = ['/']
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop())
      ahead.push(...this.#linksFrom(path, await this.#open(path)))
    for (const path of this.#unfollowed) await this.#open(path)
  }

  #linksFrom(from: string, html: string) {
    for (const src of attributes(html, 'src')) this.files.add(src)
    for (const set of attributes(html, 'srcSet'))
      for (const source of set.split(', ')) this.files.add(source.split(' ')[0] ?? '')
    const ahead: string[] = []
    for (const { href, isFollowed } of linksOf(html)) {
      if (!/^[/#]/.test(href)) continue
      const { pathname, search, hash } = new URL(href, `http://site${from}`)
      const path = pathname + search
      if (/\.\w+$/.test(pathname)) this.files.add(pathname)
      else if (isFollowed) ahead.push(path)
      else this.#unfollowed.add(path)
      if (hash) this.#anchors.push({ from, path, anchor: hash.slice(1) })
    }
    return ahead
  }

  lostAnchors() {
    return this.#anchors
      .filter(({ path, anchor }) => this.pages.get(path)?.includes(` id="${anchor}"`) === false)
      .map(({ from, path, anchor }) => `${from} -> ${path}#${anchor}`)
  }
}

const walk = new Walk()
beforeAll(() => walk.go())

test('no link, anchor or picture of the whole site is broken', async () => {
  for (const file of walk.files) {
    const { statusCode } = await site.get(file)
    if (statusCode !== 200) walk.broken.push(`${statusCode} ${file}`)
  }
  expect([...walk.broken, ...new Set(walk.lostAnchors())]).toEqual([])
  expect(walk.files.size).toBeGreaterThan(86)
})

test('every address of the sitemap is linked: a page with a title and a description of its own', async () => {
  const { body } = await site.get('/sitemap.xml')
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  expect(addresses.length).toBe(PUBLIC_PAGES.length + SYMPTOMS.length + (await site.recipes()).length)
  const [titles, descriptions] = [new Set<string>(), new Set<string>()]
  for (const { pathname, href } of addresses) {
    const html = walk.pages.get(pathname) ?? ''
    const head = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    expect([pathname, html.match(/<h1[\s>]/g)?.length, head(/<html lang="(\w+)"/)]).toEqual([
      pathname,
      1,
      'it',
    ])
    expect(new URL(head(/<link rel="canonical" href="([^"]+)"/)).href).toBe(href)
    titles.add(head(/<title>([^<]+)</))
    descriptions.add(head(/<meta name="description" content="([^"]+)"/))
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length])
})

test.each(['/ricette/1/altro', '/auth/altro', '/pippo.html', '/storia.pizza'])(
  '%s is the not-found page with its status',
  async (path) => {
    const { status, $ } = await site.page(path)
    expect(status).toBe(404)
    expect($('html').attr('lang')).toBe('it')
    expect($('title').text()).toContain('Cornicione')
    expect(textsOf($, 'h1')).toEqual(['Questa pagina è rimasta in forno troppo a lungo'])
    expect($('main').text()).toContain('404 Page Not Found')
    expect($('main').text()).toContain('Did you forget to add the page to the router?')
    expect($('a:contains("Torna alla home")').attr('href')).toBe('/')
  },
)

test('the pages that a browser keeps at its first visit are small: they share one style sheet', async () => {
  const kept = await Promise.all(
    KEPT_PAGES.map((path) =>
      site.get(path, { accept: 'text/html', 'accept-encoding': 'br', [KEPT_COPY]: '1' }),
    ),
  )
  for (const { rawPayload, headers } of kept) {
    const html = brotliDecompressSync(rawPayload).toString()
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/)
    expect(headers['cache-control']).toBe('private, no-store')
  }
  expect(kept.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)).toBeLessThan(400_000)
  const shown = await site.get('/cerca', { accept: 'text/html' })
  expect(shown.body).not.toContain('rel="stylesheet"')
})
