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
 * Effort of compression. Frequent answers are compressed in advance. A rare answer is compressed quickly and
 * only in the requested encoding, because a client is waiting.
 */
const EFFORT = { often: { br: 7, gzip: 6 }, seldom: { br: 1, gzip: 1 } } as const
const WORTH_COMPRESSING_B = 1024

interface Variant {
  body: Buffer
  headers: string[]
}

interface Tag {
  etag: string
  notModifiedHeaders: string[]
}

export type Served = (target: string, request: IncomingMessage, response: StoredResponse) => void

export interface StoredResponse {
  readonly status: number
  readonly route: string | undefined
  readonly lengthB: number
  readonly tags: Readonly<Record<Encoding, Tag>>
  /**
   * Small answers are never compressed. A frequent answer has its compressed variants ready, and its plain
   * variant is decompressed at first use. The compressed variants of a rare answer are made at first use.
   */
  variant(encoding: Encoding): Variant | Promise<Variant>
  readonly sizeB: number
}

export interface AnswerSource {
  status: number
  route?: string | undefined
  contentType: string
  cacheControl: string
  body: Buffer
  asked?: keyof typeof EFFORT
  headers: Readonly<Record<string, string>>
}

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
      delete made[encoding] // the next request tries again
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

/** Copies the body without the unused rest of zlib's 64 KiB output buffer, which the cache would keep in
 * memory. */
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
 * Answers GET and HEAD requests, including conditional ones. `cacheControl` replaces the header of the
 * stored answer.
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

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses may have weakened the tag, or may have stored
 * the tag of another encoding. */
function matches(ifNoneMatch: string, { tags }: StoredResponse): boolean {
  if (ifNoneMatch.trim() === '*') return true
  const known = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.some((one) => one === tags.br.etag || one === tags.gzip.etag || one === tags.identity.etag)
}
