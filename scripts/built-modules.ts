import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Browsers get the values of a `*.built.ts`, not what they are made from: it is run once, and what it exports is plain data.
 * On the server, in tests and while developing such a file is a module like any other.
 */
export const builtModules: Plugin = {
  name: 'built-modules',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async load(id) {
    if (!id.endsWith('.built.ts')) return undefined
    const values: object = await import(pathToFileURL(id).href)
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}
