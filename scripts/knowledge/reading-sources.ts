/** Finds the source files that determine the stored reading of a recipe: `MAKER` and all files that it
 * imports directly or indirectly. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MAKER = 'src/server/features/recipes/recipe-reading-columns.ts'
/** Excluded, because this module contains the hash of the sources. */
const VERSION = 'reading-version.ts'

/** Ignores type imports, which do not affect the reading. */
const IMPORTED = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gmu

type ReadingSources = { files: string[]; modules: string[] }

function readingSources(textOf: (path: string) => string): ReadingSources {
  const files = new Set<string>()
  const modules = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const [, imported = ''] of textOf(file).matchAll(IMPORTED)) {
      const [alias = '', ...rest] = imported.split('/')
      if (alias === '#knowledge') modules.add(rest.join('/'))
      else if (alias === '.' || alias === '..') follow(join(dirname(file), imported))
      else if (alias.startsWith('#')) follow(join('src', alias.slice(1), ...rest))
    }
  }
  follow(MAKER)
  modules.delete(VERSION)
  return { files: [...files].sort(), modules: [...modules].sort() }
}

export const sourcesIn = (root: string): ReadingSources =>
  readingSources((path) => readFileSync(join(root, path), 'utf8'))
