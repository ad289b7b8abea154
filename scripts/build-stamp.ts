import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const stampFile = join(root, 'dist/.built-from')
/** All inputs of dist/. `src/server` is missing, because the server runs from its sources. */
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

export async function isBuilt(): Promise<boolean> {
  const builtFrom = await readFile(stampFile, 'utf8').catch(() => undefined)
  return builtFrom !== undefined && builtFrom === (await fingerprint())
}

/** Called before a build, so that an interrupted build does not count as finished. */
export const removeStamp = (): Promise<void> => rm(stampFile, { force: true })

export const writeStamp = (builtFrom: string): Promise<void> => writeFile(stampFile, builtFrom)
