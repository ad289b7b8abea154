import { expect, test } from 'vitest'
import { isHeicHead, isPhotoHead } from './photo-limits.ts'

const box = (brand: string) => new TextEncoder().encode(`\0\0\0\x1cftyp${brand}`)

test.each(['heic', 'heix', 'mif1', 'msf1'])('a photo of an iPhone is told by its bytes: %s', (brand) => {
  expect([isHeicHead(box(brand)), isPhotoHead(box(brand))]).toEqual([true, false])
})

test.each([
  ['an AVIF', box('avif')],
  ['a film', box('isom')],
  ['a PDF', new TextEncoder().encode('%PDF-1.7 heic')],
  ['nothing', new Uint8Array()],
])('%s is none', (_what, head) => {
  expect(isHeicHead(head)).toBe(false)
})
