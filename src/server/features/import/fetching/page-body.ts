import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ImportFailure } from '../import-failure.ts'

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

/**
 * The whole body, decompressed. Throws above `most` decompressed bytes, so that a small compressed body
 * cannot fill the memory.
 */
export async function readBody(body: Readable, encoding: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > most) throw new ImportFailure(`La pagina supera ${Math.round(most / 1_000_000)} MB.`)
      chunks.push(chunk)
    }
  }
  const decoder = decoderOf(encoding)
  if (decoder) await pipeline(body, decoder, collect)
  else await pipeline(body, collect)
  return Buffer.concat(chunks)
}

function decoderOf(encoding: string) {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return undefined
  if (!Object.hasOwn(DECODERS, name))
    throw new ImportFailure(`La compressione «${name.slice(0, 20)}» non è ammessa.`)
  return DECODERS[name as keyof typeof DECODERS]()
}

const PRESCAN = 2048

/**
 * Decodes bytes. Like the HTML standard, it uses the byte order mark, then the header, then the declaration
 * in the page, otherwise UTF-8. Bytes that are not valid UTF-8 are then read as windows-1252.
 */
export function decodedText(bytes: Buffer, contentType: string): string {
  const label = markOf(bytes) ?? charsetOf(contentType) ?? declaredIn(bytes) ?? 'utf-8'
  try {
    return new TextDecoder(label, { fatal: /^utf-?8$/i.test(label) }).decode(bytes)
  } catch (cause) {
    if (/^utf-?8$/i.test(label)) return new TextDecoder('windows-1252').decode(bytes)
    throw new ImportFailure(`La codifica «${label.slice(0, 30)}» è sconosciuta.`, { cause })
  }
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return undefined
}

const charsetOf = (text: string) => /charset\s*=\s*["']?([\w:.-]+)/i.exec(text)?.[1]

function declaredIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, PRESCAN).toString('latin1')
  const label =
    /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  // The declaration was readable as single bytes, so the page cannot be in UTF-16.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}
