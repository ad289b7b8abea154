import type { Dispatcher } from 'undici'
import { ImportFailure } from '../import-failure.ts'
import { decodedText, readBody } from './page-body.ts'
import { checkedUrl, isAllowed, publicLookup } from './safe-address.ts'

const FETCH_LIMITS = {
  bytes: 5_000_000,
  /** Per request; each redirect is a new request. */
  timeMs: 20_000,
  redirects: 5,
}
const MOST_CONNECTIONS = 1
const PAGES =
  /^(?:text\/html|application\/xhtml\+xml|(?:application|text)\/(?:[\w.-]+\+)?xml|application\/(?:x-)?gzip)\b/i
const TEXTS = /^text\/plain\b|^text\/html\b|^application\/octet-stream\b/i

export interface Freshness {
  etag: string | null
  lastModified: string | null
}

export type Fetched = { state: 'unchanged' } | ({ state: 'read'; url: string; text: string } & Freshness)

export interface PageFetcherOptions {
  allowedHosts: ReadonlySet<string>
  userAgent: string
  beforeRequest: (url: URL, signal: AbortSignal) => Promise<void>
  limits?: Partial<typeof FETCH_LIMITS>
}

interface FetchOptions {
  signal: AbortSignal
  freshness?: Freshness | undefined
  accepts?: 'pages' | 'text'
  beforeRequest?: PageFetcherOptions['beforeRequest']
}

export class HttpFailure extends ImportFailure {
  readonly status: number

  constructor(status: number) {
    super(`Il sito ha risposto ${status}.`)
    this.name = 'HttpFailure'
    this.status = status
  }
}

/** Fetches pages of other sites within the limits. Throws {@link ImportFailure}. */
export function pageFetcher(options: PageFetcherOptions) {
  const limits = { ...FETCH_LIMITS, ...options.limits }
  const common = {
    connections: MOST_CONNECTIONS,
    pipelining: 0,
    keepAliveTimeout: 1000,
    maxHeaderSize: 32_768,
  }
  const open = async () => {
    const { Agent, request } = await import('undici')
    const guarded = new Agent({ ...common, connect: { lookup: publicLookup(), timeout: limits.timeMs } })
    const trusting = new Agent({ ...common, connect: { timeout: limits.timeMs } })
    return { request, guarded, trusting }
  }
  let opened: ReturnType<typeof open> | undefined

  const once = async (url: URL, { signal, freshness, accepts }: FetchOptions) => {
    opened ??= open()
    const { request, guarded, trusting } = await opened
    const answer = await request(url, {
      dispatcher: isAllowed(url, options.allowedHosts) ? trusting : guarded,
      signal,
      headersTimeout: limits.timeMs,
      bodyTimeout: limits.timeMs,
      headers: {
        'user-agent': options.userAgent,
        accept:
          accepts === 'text'
            ? 'text/plain,*/*;q=0.1'
            : 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.1',
        'accept-language': 'it,en;q=0.5',
        'accept-encoding': 'gzip, br',
        ...(freshness?.etag && { 'if-none-match': freshness.etag }),
        ...(freshness?.lastModified && { 'if-modified-since': freshness.lastModified }),
      },
    })
    // A body destroyed before its end emits an error; without a listener it would be uncaught.
    answer.body.on('error', () => undefined)
    return answer
  }

  const follow = async (start: string, asked: FetchOptions): Promise<Fetched> => {
    let url = checkedUrl(start, options.allowedHosts)
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      await (asked.beforeRequest ?? options.beforeRequest)(url, asked.signal)
      const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(limits.timeMs)])
      const answer = await once(url, { ...asked, signal })
      const target = redirectOf(answer)
      if (target === undefined) return await received(answer, url, asked.accepts ?? 'pages', limits.bytes)
      answer.body.destroy()
      if (!URL.canParse(target, url)) throw new ImportFailure('Il sito rimanda a un indirizzo non valido.')
      url = checkedUrl(new URL(target, url).href, options.allowedHosts)
    }
    throw new ImportFailure(`Il sito rimanda altrove più di ${limits.redirects} volte.`)
  }

  return {
    async fetch(url: string, asked: FetchOptions): Promise<Fetched> {
      try {
        return await follow(url, asked)
      } catch (error) {
        throw asked.signal.aborted ? asked.signal.reason : failureOf(error)
      }
    },
    close: async () => {
      const agents = await opened
      await Promise.all([agents?.guarded.destroy(), agents?.trusting.destroy()])
    },
  }
}
export type PageFetcher = ReturnType<typeof pageFetcher>

const headerOf = (answer: Dispatcher.ResponseData, name: string): string =>
  [answer.headers[name] ?? ''].flat().at(-1) ?? ''

function redirectOf(answer: Dispatcher.ResponseData): string | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode)
  return isRedirect ? headerOf(answer, 'location') : undefined
}

async function received(
  answer: Dispatcher.ResponseData,
  url: URL,
  accepts: 'pages' | 'text',
  most: number,
): Promise<Fetched> {
  const { statusCode, body } = answer
  // An unread body must be destroyed, or the connection stays open until its timeout.
  const refuse = (failure: ImportFailure): never => {
    body.destroy()
    throw failure
  }
  if (statusCode === 304) {
    await body.dump()
    return { state: 'unchanged' }
  }
  if (statusCode !== 200) return refuse(new HttpFailure(statusCode))
  const type = headerOf(answer, 'content-type')
  if (!(accepts === 'text' ? TEXTS : PAGES).test(type)) {
    return refuse(new ImportFailure(`Non è una pagina: il tipo è «${type.slice(0, 60) || 'sconosciuto'}».`))
  }
  if (Number(headerOf(answer, 'content-length')) > most) {
    return refuse(new ImportFailure(`La pagina supera ${Math.round(most / 1_000_000)} MB.`))
  }
  const bytes = await readBody(body, headerOf(answer, 'content-encoding'), most)
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const text = isPacked ? await unpacked(bytes, most) : decodedText(bytes, type)
  return {
    state: 'read',
    url: url.href,
    text,
    etag: headerOf(answer, 'etag') || null,
    lastModified: headerOf(answer, 'last-modified') || null,
  }
}

async function unpacked(bytes: Buffer, most: number): Promise<string> {
  const { Readable } = await import('node:stream')
  return decodedText(await readBody(Readable.from([bytes]), 'gzip', most), '')
}

const BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Il nome del sito non esiste.',
  EAI_AGAIN: 'Il nome del sito non si risolve.',
  ECONNREFUSED: 'Il sito non accetta collegamenti.',
  ECONNRESET: 'Il sito ha interrotto il collegamento.',
  UND_ERR_SOCKET: 'Il sito ha interrotto il collegamento.',
  UND_ERR_CONNECT_TIMEOUT: 'Il sito non risponde.',
  UND_ERR_HEADERS_TIMEOUT: 'Il sito è troppo lento.',
  UND_ERR_BODY_TIMEOUT: 'Il sito è troppo lento.',
  UND_ERR_HEADERS_OVERFLOW: 'Le intestazioni della risposta sono troppo lunghe.',
}

function failureOf(error: unknown): ImportFailure {
  if (error instanceof ImportFailure) return error
  if (!(error instanceof Error))
    return new ImportFailure('La pagina non si è potuta leggere.', { cause: error })
  if (error.cause instanceof ImportFailure) return error.cause
  if (error.name === 'TimeoutError') return new ImportFailure('Il sito è troppo lento.', { cause: error })
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR')) {
    return new ImportFailure('La compressione della pagina è guasta.', { cause: error })
  }
  return new ImportFailure(BY_CODE[code] ?? 'La pagina non si è potuta leggere.', { cause: error })
}
