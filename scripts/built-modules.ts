import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Browsers get the values of a `*.built.ts` file instead of its code. The build imports the file and writes
 * its exports as JSON, so the exports must be plain data. On the server, in tests and during development
 * the file is a normal module.
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
