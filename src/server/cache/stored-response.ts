import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from './encoding.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

const COMPRESS = {
  br: (body: Buffer, effort: number) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, effort: number) => gzipAsync(body, { level: effort }),
} as const

/**
 * What many will ask for again is worth some milliseconds, before anybody waits for it. Who asks for something rare is
 * waiting: it is compressed as they asked, no other way, and cheaply. Of 283 kB of search results brotli 1 makes 61 kB in
 * 1.1 ms, brotli 2 59 kB in 1.9 ms, gzip 1 86 kB in 3.5 ms (Node 24, one core). Of the 415 kB of the home page brotli 5
 * makes 67.0 kB in 6 ms, brotli 7 65.6 kB in 14 ms, brotli 9 65.2 kB in 29 ms, brotli 11 60.1 kB in half a second.
 */
const EFFORT = { often: { br: 7, gzip: 6 }, seldom: { br: 1, gzip: 1 } } as const
/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING_B = 1024

interface Variant {
  body: Buffer
  /** Flat name, value list: `writeHead` takes it as it is, without a lookup per header. */
  headers: string[]
}

/** What is known of an encoding before it is made. */
interface Tag {
  etag: string
  notModifiedHeaders: string[]
}

/** Told of every stored response that leaves, with the request target it answers. Costs a fraction of sending it. */
export type Served = (target: string, request: IncomingMessage, response: StoredResponse) => void

/** An answer finished to the last byte, one variant per encoding, sent without further work. */
export interface StoredResponse {
  readonly status: number
  /** The pattern of its address, for figures; undefined for an address that has none. */
  readonly route: string | undefined
  /** Of the body without compression. */
  readonly lengthB: number
  readonly tags: Readonly<Record<Encoding, Tag>>
  /**
   * Of an answer that is asked often the compressed ones are ready; the plain one is unpacked when somebody first takes it,
   * which a browser never does. Of another answer each is made when somebody takes it.
   */
  variant(encoding: Encoding): Variant | Promise<Variant>
  /** Memory that the bodies take, in bytes; of what may be made later, the most that it can be. */
  readonly sizeB: number
}

export interface AnswerSource {
  status: number
  /** '/ricette/:id': whose figures the answer belongs to. */
  route?: string | undefined
  contentType: string
  cacheControl: string
  body: Buffer
  /** How often the answer will probably be sent; without a word, often. */
  asked?: keyof typeof EFFORT
  /** Added to every variant: security headers, a redirect's location, links. */
  headers: Readonly<Record<string, string>>
}

/** Writes the headers once and compresses once. The same bytes always get the same strong ETag, per encoding. */
export async function storeResponse(source: AnswerSource): Promise<StoredResponse> {
  const { status, route, body, asked = 'often' } = source
  const lengthB = body.length
  const isSmall = lengthB < WORTH_COMPRESSING_B
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const tagOf = (end: string) => tag(source, isSmall ? `"${hash}"` : `"${hash}${end}"`)
  const tags = { identity: tagOf(''), br: tagOf('-br'), gzip: tagOf('-gz') }
  const bodies = isSmall
    ? asItIs(source, tags)
    : asked === 'often'
      ? await compressedOnce(source, tags)
      : compressedWhenTaken(source, tags)
  return { status, route, lengthB, tags, ...bodies }
}

type Tags = StoredResponse['tags']
/** Each in a function of its own: what `variant` does not need, the body itself above all, must not stay in memory with it. */
type Bodies = Pick<StoredResponse, 'variant' | 'sizeB'>

function asItIs(source: AnswerSource, tags: Tags): Bodies {
  const identity = finished(source, source.body, tags.identity)
  return { variant: () => identity, sizeB: source.body.length }
}

async function compressedOnce(source: AnswerSource, tags: Tags): Promise<Bodies> {
  const { body } = source
  const compress = async (encoding: 'br' | 'gzip') =>
    finished(
      source,
      withoutSlack(await COMPRESS[encoding](body, EFFORT.often[encoding])),
      tags[encoding],
      encoding,
    )
  const [br, gzip] = await Promise.all([compress('br'), compress('gzip')])
  return unpackedWhenTaken({ br, gzip }, finished(source, body, tags.identity).headers, body.length)
}

function unpackedWhenTaken(
  compressed: { br: Variant; gzip: Variant },
  headers: string[],
  lengthB: number,
): Bodies {
  const { br, gzip } = compressed
  let identity: Variant | Promise<Variant> | undefined
  const unpack = async () => {
    identity = { body: withoutSlack(await gunzipAsync(gzip.body)), headers }
    return identity
  }
  return {
    variant(encoding) {
      if (encoding !== 'identity') return compressed[encoding]
      identity ??= unpack()
      return identity
    },
    sizeB: lengthB + br.body.length + gzip.body.length,
  }
}

function compressedWhenTaken(source: AnswerSource, tags: Tags): Bodies {
  const { body } = source
  const identity = finished(source, body, tags.identity)
  const made: Partial<Record<Encoding, Variant | Promise<Variant>>> = { identity }
  const compress = async (encoding: 'br' | 'gzip'): Promise<Variant> => {
    const compressed = await COMPRESS[encoding](body, EFFORT.seldom[encoding]).catch((failure: unknown) => {
      delete made[encoding] // the next reader may have more luck
      throw failure
    })
    const variant = finished(source, withoutSlack(compressed), tags[encoding], encoding)
    made[encoding] = variant
    return variant
  }
  const variant = (encoding: Encoding) => {
    made[encoding] ??= encoding === 'identity' ? identity : compress(encoding)
    return made[encoding]
  }
  return { variant, sizeB: 3 * body.length }
}

function tag(source: AnswerSource, etag: string): Tag {
  const headers = { etag, 'cache-control': source.cacheControl, vary: 'accept-encoding', ...source.headers }
  return { etag, notModifiedHeaders: Object.entries(headers).flat() }
}

/** Without the rest of the 64 KiB that zlib takes for its output: what is kept for long would keep it too. */
const withoutSlack = (body: Buffer) => Buffer.from(Uint8Array.from(body).buffer)

function finished(
  source: AnswerSource,
  body: Buffer,
  { notModifiedHeaders }: Tag,
  encoding?: Encoding,
): Variant {
  const ofBody = {
    'content-type': source.contentType,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  }
  return { body, headers: [...notModifiedHeaders, ...Object.entries(ofBody).flat()] }
}

/**
 * Answers GET and HEAD, conditional or not. The one way in which a stored answer leaves the server. `cacheControl` is for
 * an address that is more private than the answer kept for it.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredResponse,
  cacheControl?: string,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
  const known = request.headers['if-none-match']
  if (known !== undefined && answer.status === 200 && matches(known, answer)) {
    response.writeHead(304, withCacheControl(answer.tags[encoding].notModifiedHeaders, cacheControl))
    response.end()
    return
  }
  const send = ({ headers, body }: Variant) => {
    response.writeHead(answer.status, withCacheControl(headers, cacheControl))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const variant = answer.variant(encoding)
  if (variant instanceof Promise) variant.then(send).catch((error: Error) => response.destroy(error))
  else send(variant)
}

const withCacheControl = (headers: string[], cacheControl: string | undefined) =>
  cacheControl === undefined ? headers : headers.with(headers.indexOf('cache-control') + 1, cacheControl)

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compressed by itself may have weakened the tag or kept another's. */
function matches(ifNoneMatch: string, { tags }: StoredResponse): boolean {
  if (ifNoneMatch.trim() === '*') return true
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.some((one) => one === tags.br.etag || one === tags.gzip.etag || one === tags.identity.etag)
}
