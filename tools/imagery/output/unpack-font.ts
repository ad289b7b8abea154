/** A web font as the plain font that is in it: what writes on pictures knows no web fonts.
 *
 * Source  WOFF File Format 1.0, W3C Recommendation of 13 December 2012, sections 3 to 5.
 * Valid   WOFF 1; the order of the tables stays theirs. */
import { inflateSync } from 'node:zlib'

const WOFF_HEADER_B = 44
const WOFF_ENTRY_B = 20
const SFNT_HEADER_B = 12
const SFNT_ENTRY_B = 16

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Throws where the bytes are no WOFF. */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER_B + count * SFNT_ENTRY_B)
  woff.copy(header, 0, 4, 8) // the flavour
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = header.length
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER_B + index * WOFF_ENTRY_B
    const [from, packedB, plainB] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
    const packed = woff.subarray(from, (from ?? 0) + (packedB ?? 0))
    const plain = packedB === plainB ? packed : inflateSync(packed)
    const at = SFNT_HEADER_B + index * SFNT_ENTRY_B
    woff.copy(header, at, entry, entry + 4) // the tag
    woff.copy(header, at + 4, entry + 16, entry + 20) // the checksum
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(plain.length, at + 12)
    offset += padded(plain.length)
    return Buffer.concat([plain, Buffer.alloc(padded(plain.length) - plain.length)])
  })
  return Buffer.concat([header, ...tables])
}
