import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const COMPRESSIBLE = new Set([
  '.js',
  '.css',
  '.svg',
  '.html',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.wasm',
])

/** Writes a `.br` and a `.gz` file next to a compressible file, if the compressed file is smaller. The
 * quality is the highest, because this runs only once per build. */
export async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const content = await readFile(path)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      const encoded = {
        br: await brotli(content, quality),
        gz: await gz(content, { level: constants.Z_BEST_COMPRESSION }),
      }
      for (const [extension, bytes] of Object.entries(encoded))
        if (bytes.length < content.length) await writeFile(`${path}.${extension}`, bytes)
    }),
  )
}
