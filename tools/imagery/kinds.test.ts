/** The pictures of kinds that the repository holds: complete and light. */
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_WIDTHS_PX } from '#domain/picture/picture-files.ts'
import { kindLooks } from './kinds.ts'

const folder = fileURLToPath(new URL('../../public/immagini/', import.meta.url))
const MOST_BYTES_AT_960 = 60_000
const names = kindLooks().map(({ name }) => name)

test.each(names)('%s has all its files, in the size that their names say', async (name) => {
  for (const width of PICTURE_WIDTHS_PX) {
    for (const format of ['avif', 'webp']) {
      const found = await sharp(`${folder}${name}-${width}.${format}`).metadata()
      expect([found.width, found.height]).toEqual([width, (width * 3) / 4])
    }
  }
  expect(statSync(`${folder}${name}-960.avif`).size).toBeLessThanOrEqual(MOST_BYTES_AT_960)
  const shared = await sharp(`${folder}${name}-og.jpg`).metadata()
  expect([shared.width, shared.height]).toEqual([1200, 630])
})
