import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from './encoding.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * What many will ask for again is worth some milliseconds; who asks for something rare is waiting for them. 185 kB of
 * search results take 4.7 ms and become 44 kB at brotli 5, 1.8 ms and 51 kB at brotli 2 (Node 24, one core).
 */
const EFFORT = { often: { brotli: 5, gzip: 6 }, seldom: { brotli: 2, gzip: 1 } } as const
/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING_B = 1024

interface Variant {
  etag: string
  body: Buffer
  /** Flat name, value list: `writeHead` takes it as it is, without a lookup per header. */
  headers: string[]
  notModifiedHeaders: string[]
}

/** An answer finished to the last byte, one variant per encoding, sent without further work. */
export interface StoredAnswer {
  readonly status: number
  readonly variants: Readonly<Record<Encoding, Variant>>
  /** Memory that the bodies take, in bytes. */
  readonly sizeB: number
}

export interface AnswerSource {
  status: number
  contentType: string
  cacheControl: string
  body: Buffer
  /** How often the answer will probably be sent; without a word, often. */
  asked?: keyof typeof EFFORT
  /** Added to every variant: security headers, a redirect's location, links. */
  headers: Readonly<Record<string, string>>
}

/** Compresses once and writes the headers once. The same bytes always get the same strong ETag, per encoding. */
export async function storeAnswer(source: AnswerSource): Promise<StoredAnswer> {
  const { status, body } = source
  const effort = EFFORT[source.asked ?? 'often']
  const [br, gz] =
    body.length < WORTH_COMPRESSING_B
      ? [body, body]
      : await Promise.all([
          brotliAsync(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          }),
          gzipAsync(body, { level: effort.gzip }),
        ])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variants = {
    identity: variant(source, body, `"${hash}"`),
    br: br === body ? variant(source, body, `"${hash}"`) : variant(source, br, `"${hash}-br"`, 'br'),
    gzip: gz === body ? variant(source, body, `"${hash}"`) : variant(source, gz, `"${hash}-gz"`, 'gzip'),
  }
  return {
    status,
    variants,
    sizeB: [...new Set([body, br, gz])].reduce((sum, { length }) => sum + length, 0),
  }
}

function variant(source: AnswerSource, body: Buffer, etag: string, encoding?: 'br' | 'gzip'): Variant {
  const always = { etag, 'cache-control': source.cacheControl, vary: 'accept-encoding', ...source.headers }
  const whole = {
    ...always,
    'content-type': source.contentType,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  }
  return {
    etag,
    body,
    headers: Object.entries(whole).flat(),
    notModifiedHeaders: Object.entries(always).flat(),
  }
}

/**
 * Answers GET and HEAD, conditional or not. The one way in which a stored answer leaves the server. `cacheControl` is for
 * an address that is more private than the answer kept for it.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  cacheControl?: string,
): void {
  const chosen = answer.variants[chooseEncoding(request.headers['accept-encoding'] as string | undefined)]
  const known = request.headers['if-none-match']
  if (known !== undefined && answer.status === 200 && matches(known, answer)) {
    response.writeHead(304, withCacheControl(chosen.notModifiedHeaders, cacheControl))
    response.end()
    return
  }
  response.writeHead(answer.status, withCacheControl(chosen.headers, cacheControl))
  response.end(request.method === 'HEAD' ? undefined : chosen.body)
}

const withCacheControl = (headers: string[], cacheControl: string | undefined) =>
  cacheControl === undefined ? headers : headers.with(headers.indexOf('cache-control') + 1, cacheControl)

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compressed by itself may have weakened the tag or kept another's. */
function matches(ifNoneMatch: string, { variants }: StoredAnswer): boolean {
  if (ifNoneMatch.trim() === '*') return true
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.some(
    (tag) => tag === variants.br.etag || tag === variants.gzip.etag || tag === variants.identity.etag,
  )
}
