import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { fingerprint, removeStamp, writeStamp } from './build-stamp.ts'
import { compressFiles } from './compress-files.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Builds what browsers get and what renders pages on the server, then compresses the former. */
export async function buildSite(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const builtFrom = await fingerprint()
  await removeStamp()
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: true } })
  await compressFiles(join(root, 'dist/client'))
  await writeStamp(builtFrom)
}
