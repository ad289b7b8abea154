/** On what the stored reading of a recipe depends: the files that make it, with all that they import. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What makes the columns of a recipe that follow from its words. */
const MAKER = 'src/server/features/recipes/recipe-reading-columns.ts'
/** It holds the version itself. */
const VERSION = 'reading-version.ts'

/** Types decide nothing of what is read. */
const IMPORTED = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gmu

type ReadingSources = { files: string[]; modules: string[] }

/** Paths from the root of the repository, and names of modules made of content/. `textOf` reads a file by its path. */
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
