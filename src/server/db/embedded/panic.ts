const ERROR_RESPONSE = 'E'.charCodeAt(0)
const PANIC = 'VPANIC\0'

/**
 * The reason if PostgreSQL panicked during the answer, otherwise undefined. A PostgreSQL server would end
 * and recover at its next start, but PGlite continues with corrupt memory.
 */
export function panicIn(answer: Uint8Array): string | undefined {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.length)
  if (!bytes.includes(PANIC)) return undefined // a quick test: rows may contain the word too, so only the walk below is certain
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] !== ERROR_RESPONSE) continue
    const fields = bytes.toString('utf8', at + 5, at + 1 + bytes.readUInt32BE(at + 1)).split('\0')
    if (fields.includes('VPANIC')) return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'PANIC'
  }
  return undefined
}
