/** What the server sends, without a browser: no page is opened here. */
import { type APIRequestContext, expect, test } from '@playwright/test'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'

const READING = ['/', '/ricette', '/ricette/1', '/glossario', '/pizzerie', '/profilo', '/auth']

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )

/**
 * The dough of a recipe, by a link that works without scripts: the server answers with the whole address, or with the
 * empty calculator where that cannot have the dough.
 */
const COMPLETED = /^\/calcolatore-impasto\?ricetta=\d+/
const WHOLE = /^\/calcolatore-impasto(?:\?name=|$)/

interface Walked {
  /** The HTML of every page, by its address. */
  pages: Map<string, string>
  files: Set<string>
  anchors: { from: string; path: string; anchor: string }[]
  broken: string[]
}

/** Every link in the page's body, and whether a crawler may go on from there. */
const linksOf = (html: string) =>
  [...html.matchAll(/<(?:a|link)( [^>]*)>/g)].flatMap(([, tag = '']) =>
    attributes(tag, 'href').map((href) => ({
      href,
      isFollowed: !attributes(tag, 'rel').join(' ').includes('nofollow'),
    })),
  )

/**
 * Follows every link of the site, from home on. What says 'nofollow' (a page for one dough, one answer) is opened, but
 * leads nowhere: its links carry the dough on, without end.
 */
async function walk(request: APIRequestContext): Promise<Walked> {
  const walked: Walked = { pages: new Map(), files: new Set(), anchors: [], broken: [] }
  const followed = ['/']
  const opened = new Set<string>()
  const visit = async (path: string, isFollowed: boolean) => {
    if (walked.pages.has(path)) return
    const answer = await request.get(path, { maxRedirects: 0 })
    const isCompleted = COMPLETED.test(path) && WHOLE.test(answer.headers().location ?? '')
    if (answer.status() !== 200 && !isCompleted) walked.broken.push(`${answer.status()} ${path}`)
    const html = await answer.text()
    walked.pages.set(path, html)
    if (!isFollowed) return
    for (const src of attributes(html, 'src')) walked.files.add(src)
    for (const set of attributes(html, 'srcSet')) {
      for (const source of set.split(', ')) walked.files.add(source.split(' ')[0] ?? '')
    }
    for (const link of linksOf(html)) {
      if (!/^[/#]/.test(link.href)) continue
      const { pathname, search, hash } = new URL(link.href, `http://site${path}`)
      if (/\.\w+$/.test(pathname)) walked.files.add(pathname)
      else if (link.isFollowed) followed.push(pathname + search)
      else opened.add(pathname + search)
      if (hash) walked.anchors.push({ from: path, path: pathname + search, anchor: hash.slice(1) })
    }
  }
  for (let path = followed.pop(); path !== undefined; path = followed.pop()) await visit(path, true)
  for (const path of opened) await visit(path, false)
  return walked
}

test('no link, anchor or picture of the whole site is broken', { tag: '@desktop' }, async ({ request }) => {
  test.setTimeout(240_000) // a busy machine is slow, not wrong
  const { pages, files, anchors, broken } = await walk(request)
  for (const { from, path, anchor } of anchors) {
    if (!pages.get(path)?.includes(` id="${anchor}"`)) broken.push(`${from} -> ${path}#${anchor}`)
  }
  for (const file of files) {
    const answer = await request.head(file)
    if (answer.status() !== 200) broken.push(`${answer.status()} ${file}`)
  }
  expect([...new Set(broken)]).toEqual([])
  // The walk really went everywhere: all recipes, all reading pages and tools.
  expect(pages.size).toBeGreaterThan(86 + 15)
})

for (const path of [
  '/pagina-che-non-esiste',
  '/ricette/1/altro',
  '/auth/altro',
  '/pippo.html',
  '/storia.pizza',
]) {
  test(`${path} is the not-found page with its status`, { tag: '@desktop' }, async ({ request }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toMatch(/<html lang="it"[^>]*>[\s\S]*<title>[^<]*Cornicione/)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/<h1[^>]*>\s*Questa pagina è rimasta in forno/)
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Torna alla home/)
  })
}

test('the HTML is the same for every visitor', { tag: '@desktop' }, async ({ request }) => {
  for (const path of READING) {
    const [anonymous, known] = await Promise.all(
      [{}, { cookie: `${ACCOUNT_HINT}=1; session=abc`, 'user-agent': 'another browser' }].map(
        async (headers) => {
          const answer = await request.get(path, { headers })
          return { html: await answer.text(), headers: answer.headers() }
        },
      ),
    )
    expect(known?.html).toBe(anonymous?.html)
    expect(anonymous?.headers).not.toHaveProperty('set-cookie')
    expect(anonymous?.headers.vary ?? '').not.toMatch(/cookie/i)
  }
})
