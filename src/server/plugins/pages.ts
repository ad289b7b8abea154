import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { KEPT_COPY } from '#contracts/kept-copy.ts'
import type { RenderContext, RenderedPage } from '#contracts/page-rendering.ts'
import type { Page } from '#contracts/pages/define-pages.ts'
import { ALL_PAGES, pageAt } from '#contracts/pages/pages.ts'
import type { SiteSettings } from '#contracts/site-settings.ts'
import type { Made, ResponseCache, ShelfName } from '#server/cache/response-cache.ts'
import type { Served } from '#server/cache/stored-response.ts'
import { sendStored, storeResponse } from '#server/cache/stored-response.ts'
import { errorPage } from './error-page.ts'
import { logRefusal, REQUEST_ID, toFailure } from './errors.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { lastKnownPages, UNAVAILABLE } from './last-known-pages.ts'
import { mayBeKept, type PageAddress, pageAddress } from './page-address.ts'
import type { OpenPageSource } from './page-source.ts'
import { SPECULATION_HEADER, speculationRulesRoute } from './speculation-rules.ts'

const HTML_TYPE = 'text/html; charset=utf-8'
/** Browsers revalidate each time. A CDN may use its copy for a minute, and for another minute while it
 * revalidates. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
/** Cache header for pages with a token, a shared calculation or an account: no browser or proxy may store a
 * copy. */
const PRIVATE = 'private, no-store'
/** Headers for pages with a token in the path, because other sites and search engines must not learn the
 * URL. */
const OF_TOKEN_PAGES = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } as const

const RETRY_AFTER_S = 5

const FORM_TYPE = 'application/x-www-form-urlencoded'
const MAX_FORM_B = 16 * 1024
const FORMS_ALLOWED = { rateLimit: { max: 30, timeWindow: '1 minute' } }

export interface PagesOptions {
  open: OpenPageSource
  cache: ResponseCache
  site: SiteSettings
  securityHeaders: Readonly<Record<string, string>>
  served: Served
}

export const pagesPlugin =
  ({ open, cache, site, securityHeaders, served }: PagesOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const source = await open(app)
    const callsOfPage = inProcessTransport(app, cache)

    const lastKnown = lastKnownPages()

    const make = async (
      { target, hasQuery }: Extract<PageAddress, { kind: 'page' }>,
      assets = source.assets,
    ): Promise<Made> => {
      const { transport, madeFrom } = callsOfPage()
      const context: RenderContext = { transport, assets, site }
      const page = await source.render({ url: site.publicUrl + target }, context)
      if (page.status >= 500) app.log.error({ err: page.failure, target }, 'page rendered as an error')
      const known = lastKnown.instead(target, page.status)
      if (known) return { answer: known }
      const shelf = source.cached && !isSecret(target) ? shelfFor(page, hasQuery) : undefined
      const answer = await storeResponse({
        status: page.status,
        route: page.route,
        contentType: HTML_TYPE,
        cacheControl: shelf ? cacheControlOf(target) : 'no-store',
        body: Buffer.from(page.html),
        asked: shelf === 'pages' ? 'often' : 'seldom',
        headers: {
          ...securityHeaders,
          ...(pageOf(target).isPublic && SPECULATION_HEADER),
          ...(isSecret(target) && OF_TOKEN_PAGES),
          ...(page.location !== undefined && { location: page.location }),
          ...(page.status === UNAVAILABLE && { 'retry-after': String(RETRY_AFTER_S) }),
        },
      })
      if (assets === source.assets) lastKnown.remember(target, answer, shelf)
      return { answer, shelf, madeFrom: madeFrom() }
    }

    app.setErrorHandler(sendErrorPage)
    app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: MAX_FORM_B }, (_, body, done) =>
      done(null, body),
    )
    // Without JavaScript the form is sent by POST, so that dietary needs of guests do not appear in a URL, log
    // or cache.
    for (const { path } of ALL_PAGES.filter(({ takesForm }) => takesForm))
      app.post(path, { schema: { hide: true }, config: FORMS_ALLOWED }, async (request, reply) => {
        const { transport } = callsOfPage()
        const url = `${site.publicUrl}${path}?${formOf(request.body)}`
        const page = await source.render({ url }, { transport, assets: source.assets, site })
        if (page.status >= 500)
          app.log.error({ err: page.failure, target: path }, 'form answered as an error')
        if (page.status >= 400) nameRefusal(request, reply, page.status)
        return reply.code(page.status).header('cache-control', PRIVATE).type(HTML_TYPE).send(page.html)
      })
    await app.register(speculationRulesRoute)
    app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
      const file = source.sendFile?.(request.params['*'], reply)
      if (file) return file
      const address = pageAddress(request.url, request.headers.accept)
      if (address.kind === 'file') return sendNoFile(request, reply)
      const cacheControl = cacheControlOf(request.url)
      if (address.kind === 'moved')
        return reply.header('cache-control', cacheControl).redirect(address.location, 308)
      const copies = request.headers[KEPT_COPY] === undefined ? undefined : source.assetsOfCopies
      const answer = await (source.cached
        ? cache.getOrMake(keyOf(address.target) + (copies ? '#copy' : ''), () => make(address, copies))
        : make(address).then((made) => made.answer))
      if (answer.status >= 400) nameRefusal(request, reply, answer.status)
      reply.hijack()
      // The cached page is public, but this URL may contain a token. Then the response is marked private. So is a copy,
      // which has the same URL as the page.
      sendStored(request.raw, reply.raw, answer, cacheControl === PRIVATE || copies ? PRIVATE : undefined)
      served(address.target, request.raw, answer)
      return reply
    })
  }

const formOf = (body: unknown) => new URLSearchParams(typeof body === 'string' ? body : '')

const pageOf = (target: string): Partial<Page> => pageAt(target.split('?')[0] ?? '') ?? {}

const isSecret = (target: string) => pageOf(target).part === 'token'

function keyOf(target: string): string {
  const { clockMs } = pageOf(target)
  return clockMs ? `${target}#${clockMs(Date.now())}` : target
}

const cacheControlOf = (target: string) => (mayBeKept(target) ? SHARED : PRIVATE)

/** Server errors are never cached. Errors of the client and pages with a query string have their own shelf,
 * so that invented URLs cannot evict other pages. */
function shelfFor({ status }: RenderedPage, hasQuery: boolean): ShelfName | undefined {
  if (status === 200 && !hasQuery) return 'pages'
  return status < 500 ? 'rest' : undefined
}

function nameRefusal(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  logRefusal(request, status)
  reply.raw.setHeader(REQUEST_ID, request.id)
  return reply
}

const sendNoFile = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  nameRefusal(request, reply, 404)
    .code(404)
    .header('vary', 'accept') // a client that accepts text/html gets a page for the same URL
    .type('text/plain; charset=utf-8')
    .send('File non trovato\n')

export function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterS, unexpected } = toFailure(error)
  if (unexpected) request.log.error({ err: error, url: request.url }, 'page failed')
  else logRefusal(request, status)
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  const lengthB = (error as { headers?: Record<string, string> } | null)?.headers?.['Content-Range']
  if (status === 416 && lengthB !== undefined) reply.header('content-range', lengthB) // RFC 9110, 15.5.17
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header(REQUEST_ID, request.id)
    .type(HTML_TYPE)
    .send(errorPage(status, body.message, request.id))
}
