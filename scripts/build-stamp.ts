import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const stampFile = join(root, 'dist/.built-from')
/** All that can change a byte of dist/. The server's own sources run as they are and are not built. */
const SOURCES = [
  'generated',
  'src/web',
  'src/domain',
  'src/contracts',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

/** A hash over the names and contents of everything that the build reads. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(SOURCES.map(filesIn))).flat().sort()) {
    hash.update(`${relative(root, path).split(sep).join('/')}\0`).update(await readFile(path))
  }
  return hash.digest('hex')
}

async function filesIn(source: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [join(root, source)]
    throw error
  }
}

/** True when dist/ was built from the sources as they are now. */
export async function isBuilt(): Promise<boolean> {
  const builtFrom = await readFile(stampFile, 'utf8').catch(() => undefined)
  return builtFrom !== undefined && builtFrom === (await fingerprint())
}

/** Before a build: an interrupted one must not look finished. */
export const removeStamp = (): Promise<void> => rm(stampFile, { force: true })

/** After a build, with the fingerprint taken before it. */
export const writeStamp = (builtFrom: string): Promise<void> => writeFile(stampFile, builtFrom)
