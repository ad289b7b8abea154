import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Where the width and the height stand in a PNG, and the check sum over them (PNG specification, 11.2.2). */
const [SIZE_AT, HEAD_FROM, HEAD_TO] = [16, 12, 29]

/** A PNG of a few bytes that says it is `side` pixels wide and high: making a real one takes seconds. */
export async function hugePng(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(side, SIZE_AT)
  png.writeUInt32BE(side, SIZE_AT + 4)
  png.writeUInt32BE(crc32(png.subarray(HEAD_FROM, HEAD_TO)), HEAD_TO)
  return png
}
