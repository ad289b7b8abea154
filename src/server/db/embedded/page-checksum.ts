/**
 * PostgreSQL's page checksum, which detects pages damaged on the disk.
 *
 * Source  src/include/storage/checksum_impl.h of PostgreSQL 18: 32 parallel FNV-1a sums over the page, with
 *         the checksum field set to 0, combined with the number of the page in its table.
 */
export const PAGE_BYTES = 8192
const SUMS = 32
const WORDS = PAGE_BYTES / 4
const FNV_PRIME = 16_777_619
const CHECKSUM_AT = 8
const UPPER_AT = 14
const OFFSETS = Uint32Array.from(
  [
    [0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c],
    [0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb],
    [0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4],
    [0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
  ].flat(),
)
const sums = new Uint32Array(SUMS)

export const isWholePage = (page: Buffer, number: number): boolean =>
  page.readUInt16LE(UPPER_AT) === 0
    ? page.every((byte) => byte === 0)
    : page.readUInt16LE(CHECKSUM_AT) === checksumOf(page, number)

export function sealPage(page: Buffer, number: number): void {
  page.writeUInt16LE(checksumOf(page, number), CHECKSUM_AT)
}

function checksumOf(page: Buffer, number: number): number {
  sums.set(OFFSETS)
  for (let at = 0; at < WORDS + 2 * SUMS; at += 1) {
    const mixed = (sums[at % SUMS] ?? 0) ^ wordAt(page, at)
    sums[at % SUMS] = Math.imul(mixed, FNV_PRIME) ^ (mixed >>> 17)
  }
  const folded = (sums.reduce((all, one) => all ^ one, 0) ^ number) >>> 0
  return (folded % 65_535) + 1
}

function wordAt(page: Buffer, at: number): number {
  if (at >= WORDS) return 0
  const word = page.readInt32LE(at * 4)
  return at * 4 === CHECKSUM_AT ? word & 0xffff0000 : word
}
