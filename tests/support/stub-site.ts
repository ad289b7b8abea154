/**
 * A site of other people, invented, with honest pages and every kind of mischief. `requests` is what it was asked, with
 * the moment; pages can be changed while it runs.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface StubPage {
  body?: string | Buffer
  type?: string
  status?: number
  headers?: Record<string, string>
  /** Milliseconds before the answer. */
  delayMs?: number
  handle?: (request: IncomingMessage, response: ServerResponse) => void
}

export const recipePage = (name: string, more: object = {}): string => `<!doctype html><html lang="it"><head>
<title>${name} | La cucina di prova</title><meta property="og:site_name" content="La cucina di prova">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  description: `Come si fa ${name.toLowerCase()}.`,
  author: { '@type': 'Person', name: 'Ada Prova' },
  recipeYield: '4 pizze',
  prepTime: 'PT30M',
  cookTime: 'PT8M',
  totalTime: 'PT8H38M',
  recipeIngredient: ['Farina 00 500 g', '325 g acqua', `condimento per ${name}`],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Impasta tutto e lascia riposare.' },
    { '@type': 'HowToStep', text: 'Stendi, condisci e inforna.' },
  ],
  ...more,
})}</script></head><body><h1>${name}</h1></body></html>`

export const pizzeriaPage = (
  name: string,
  more: object = {},
): string => `<!doctype html><html lang="it"><head>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name,
  description: 'Pizze cotte a legna.',
  foundingDate: '1951',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'via di Prova 1',
    addressLocality: 'Ferrara',
    addressRegion: 'Emilia-Romagna',
  },
  ...more,
})}</script></head><body></body></html>`

export const sitemapOf = (urls: readonly string[]): string =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

const MEGABYTE = Buffer.alloc(1024 * 1024, 'a')
const BOMB = gzipSync(Buffer.alloc(60 * 1024 * 1024, 'a'))

/** The mischief, by path. */
function badPages(): Record<string, StubPage> {
  const stream = (megabytes: number) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    let left = megabytes
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(MEGABYTE)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  }
  return {
    '/enorme': { handle: stream(50) },
    '/giostra': { status: 302, headers: { location: '/giostra' } },
    '/lento': { delayMs: 60_000 },
    '/goccia': {
      handle: (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const timer = setInterval(() => response.write('.'), 50)
        response.on('close', () => clearInterval(timer))
      },
    },
    '/bomba': {
      body: BOMB,
      headers: { 'content-encoding': 'gzip' },
    },
    '/finto-gzip': { body: 'questo non è compresso', headers: { 'content-encoding': 'gzip' } },
    '/codifica': { body: 'x', type: 'text/html; charset=klingon' },
    '/compressione': { body: 'x', headers: { 'content-encoding': 'compress' } },
    '/pdf': { body: '%PDF', type: 'application/pdf' },
    '/guasto': { status: 500, body: 'guasto' },
    '/taglia': { handle: (_, response) => response.socket?.destroy() },
    '/dentro-1': { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    '/dentro-2': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
    '/dentro-3': { status: 302, headers: { location: 'http://[::1]/' } },
    '/dentro-4': { status: 302, headers: { location: 'http://2130706433/' } },
    '/dentro-5': { status: 302, headers: { location: 'http://[::ffff:10.0.0.1]/' } },
    '/dentro-6': { status: 302, headers: { location: 'file:///etc/passwd' } },
    '/dentro-7': { status: 302, headers: { location: 'http://localhost/' } },
    '/vietata': { body: recipePage('Vietata') },
  }
}
/** Never the end of an answer: they take as long as the reader's patience. */
export const SLOW_PATHS = ['/lento', '/goccia']
export const BAD_PATHS = Object.keys(badPages()).filter((path) => ![...SLOW_PATHS, '/vietata'].includes(path))

export async function stubSite() {
  const pages = new Map<string, StubPage>(Object.entries(badPages()))
  pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /vietata\n', type: 'text/plain' })
  const requests: { path: string; at: number; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    requests.push({ path, at: Date.now(), headers: request.headers })
    const page = pages.get(path)
    if (!page) return void response.writeHead(404, { 'content-type': 'text/html' }).end('non c’è')
    if (page.handle) return page.handle(request, response)
    setTimeout(() => {
      const etag = page.headers?.etag
      if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
      return response
        .writeHead(page.status ?? 200, {
          'content-type': page.type ?? 'text/html; charset=utf-8',
          ...page.headers,
        })
        .end(page.body ?? '')
    }, page.delayMs ?? 0).unref()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    host,
    origin: `http://${host}`,
    pages,
    requests,
    url: (path: string) => `http://${host}${path}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type StubSite = Awaited<ReturnType<typeof stubSite>>
