import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendStored, storeResponse } from './stored-response.ts'

const text = 'Farina, acqua, sale e lievito. '.repeat(200)
const SOURCE = {
  status: 200,
  contentType: 'text/plain; charset=utf-8',
  cacheControl: 'public, max-age=0',
  headers: { 'x-content-type-options': 'nosniff' },
}
const answer = await storeResponse({ ...SOURCE, body: Buffer.from(text) })
const seldomAnswer = await storeResponse({ ...SOURCE, body: Buffer.from(text), asked: 'seldom' })
const server = createServer((request, response) =>
  sendStored(request, response, request.url === '/seldom' ? seldomAnswer : answer),
)
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** fetch would decompress the body and hide the sent bytes. */
const rawBody = async (encoding: 'br' | 'gzip') => (await answer.variant(encoding)).body

describe('storeResponse', () => {
  test('compresses without changing a byte', async () => {
    expect(brotliDecompressSync(await rawBody('br')).toString()).toBe(text)
    expect(gunzipSync(await rawBody('gzip')).toString()).toBe(text)
    expect((await rawBody('br')).length).toBeLessThan(text.length / 5)
  })

  test.each(['br', 'gzip', 'identity'] as const)('keeps no byte more than it sends: %s', async (encoding) => {
    const { body } = await answer.variant(encoding)
    expect(body.buffer.byteLength).toBe(body.length)
  })

  test('the same bytes get the same tags, others others, each encoding its own', async () => {
    const source = { status: 200, contentType: 'text/plain', cacheControl: 'x', headers: {} }
    const again = await storeResponse({ ...source, body: Buffer.from(text) })
    const other = await storeResponse({ ...source, body: Buffer.from(`${text}.`) })
    const tags = ({ tags: { identity, br, gzip } }: typeof answer) => [identity.etag, br.etag, gzip.etag]
    expect(tags(again)).toEqual(tags(answer))
    expect(new Set([...tags(answer), ...tags(other)]).size).toBe(6)
  })

  test('unpacks the plain body once, for clients that take no compression', async () => {
    const first = await answer.variant('identity')
    expect(first.body.toString()).toBe(text)
    expect(await answer.variant('identity')).toBe(first)
    const bodies = [first.body, await rawBody('br'), await rawBody('gzip')]
    expect(answer.sizeB).toBe(bodies.reduce((sum, body) => sum + body.length, 0))
    expect(answer.lengthB).toBe(text.length)
  })

  test('leaves a small body as it is', async () => {
    const small = await storeResponse({
      status: 200,
      contentType: 'x',
      cacheControl: 'x',
      body: Buffer.from('[]'),
      headers: {},
    })
    expect((await small.variant('br')).headers).not.toContain('content-encoding')
    expect(small.tags.br.etag).toBe(small.tags.identity.etag)
    expect(small.sizeB).toBe(2)
  })
})

describe('an answer that is asked seldom', () => {
  const seldom = () => storeResponse({ ...SOURCE, body: Buffer.from(text), asked: 'seldom' })

  test('is compressed only as somebody takes it, and once', async () => {
    const answered = await seldom()
    const first = answered.variant('br')
    expect(first).toBeInstanceOf(Promise)
    expect(answered.variant('br')).toBe(first)
    expect(brotliDecompressSync((await first).body).toString()).toBe(text)
    expect(answered.variant('br')).toBe(await first)
    expect(answered.variant('gzip')).toBeInstanceOf(Promise)
  })

  test('has the tags of one that is asked often, and room for all it may become', async () => {
    const answered = await seldom()
    const etags = Object.values(answered.tags).map(({ etag }) => etag)
    expect(etags).toEqual(Object.values(answer.tags).map(({ etag }) => etag))
    const made = await Promise.all([answered.variant('br'), answered.variant('gzip')])
    expect(answered.sizeB).toBeGreaterThanOrEqual(
      made.reduce((sum, { body }) => sum + body.length, text.length),
    )
  })
})

describe('sendStored', () => {
  test.each(['br', 'gzip'] as const)('sends %s to who takes it', async (encoding) => {
    const response = await fetch(origin, { headers: { 'accept-encoding': encoding } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': encoding,
      'content-length': String((await rawBody(encoding)).length),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      etag: answer.tags[encoding].etag,
    })
    expect(await response.text()).toBe(text)
  })

  test.each(['br', 'gzip'] as const)('sends %s of what nobody took so before', async (encoding) => {
    const response = await fetch(`${origin}/seldom`, { headers: { 'accept-encoding': encoding } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, text])
  })

  test('sends plain bytes to who takes nothing else', async () => {
    const response = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, text])
  })

  test.each([
    ['its own tag', answer.tags.br.etag],
    ['a tag that a proxy weakened', `W/${answer.tags.br.etag}`],
    ['the tag of another encoding', answer.tags.gzip.etag],
    ['one tag of several', `"x", ${answer.tags.identity.etag}`],
    ['any', '*'],
  ])('answers 304 to %s', async (_what, tag) => {
    const response = await fetch(origin, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('etag')).toBe(answer.tags.br.etag)
  })

  test('answers whole to an unknown tag', async () => {
    expect((await fetch(origin, { headers: { 'if-none-match': '"vecchio"' } })).status).toBe(200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const response = await fetch(origin, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-length')).toBe(String((await rawBody('br')).length))
    expect(await response.text()).toBe('')
  })
})
