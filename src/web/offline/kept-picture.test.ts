import { expect, test } from 'vitest'
import { otherKeptSize, pictureInstead } from './kept-picture.ts'

const origin = 'https://cornicione.example'

const keeping = (...files: string[]) => ({
  keys: async () => files.map((file) => new Request(origin + file)),
  match: async (file: RequestInfo | URL) =>
    typeof file === 'string' && files.includes(file) ? new Response(file) : undefined,
})
const shown = async (asked: string, ...files: string[]) =>
  (await otherKeptSize(keeping(...files), new URL(asked, origin)))?.text()

test.each([
  ['another width', '/immagini/pizza-diavola-960.avif', '/immagini/pizza-diavola-480.avif'],
  ['another width and format', '/immagini/pizza-diavola-960.webp', '/immagini/pizza-diavola-480.avif'],
  ['an uploaded one', '/immagini/caricate/7-ab12-720.webp', '/immagini/caricate/7-ab12-480.avif'],
])('%s', async (_what, asked, kept) => {
  expect(await shown(asked, '/immagini/pizza-margherita-1440.avif', kept)).toBe(kept)
})

test('the widest of several', async () => {
  const sizes = [480, 1440, 960].map((width) => `/immagini/pizza-diavola-${width}.avif`)
  expect(await shown('/immagini/pizza-diavola-960.webp', ...sizes)).toBe('/immagini/pizza-diavola-1440.avif')
})

test.each([
  [
    'another picture',
    '/immagini/pizza-vegana-960.avif',
    '/immagini/pizza-vegana-broccoli-e-mandorle-480.avif',
  ],
  ['a file of its own', '/immagini/pizza-diavola-og.jpg', '/immagini/pizza-diavola-480.avif'],
])('never %s', async (_what, asked, kept) => {
  expect(await shown(asked, kept)).toBeUndefined()
})

test('a picture that is not here is a quiet plate', async () => {
  const instead = pictureInstead()
  expect(instead.headers.get('content-type')).toBe('image/svg+xml')
  expect(await instead.text()).toMatch(/^<svg .*<\/svg>$/)
})
