import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unpackFont } from './unpack-font.ts'

const woff = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff')),
)

/** The sum of a table's words, as its entry in the directory states it. */
const checksum = (table: Buffer) => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

test('every table of the plain font has the sum that its directory states', () => {
  const font = unpackFont(woff)
  const count = font.readUInt16BE(4)
  expect(font.length).toBe(woff.readUInt32BE(16)) // the size that the WOFF itself announces
  for (let index = 0; index < count; index++) {
    const at = 12 + 16 * index
    const tag = font.toString('latin1', at, at + 4)
    const [sum = 0, offset = 0, length = 0] = [4, 8, 12].map((part) => font.readUInt32BE(at + part))
    // The sum of 'head' is of the table without its own adjustment to the whole.
    if (tag === 'head') continue
    expect(checksum(font.subarray(offset, offset + Math.ceil(length / 4) * 4)), tag).toBe(sum)
  }
})

test('what is no web font is refused', () => {
  expect(() => unpackFont(Buffer.from('GIF89a'))).toThrow('not a WOFF font')
})
