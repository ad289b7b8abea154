import { type ResolveFnOutput, registerHooks } from 'node:module'

/** One file of drizzle-orm that names another one. All of them are modules, says its manifest. */
const OF_DRIZZLE = '/node_modules/drizzle-orm/'

/** The address that `specifier` has in a file of drizzle-orm; undefined for whatever else is imported. */
export const inDrizzle = (specifier: string, parentUrl: string | undefined): string | undefined =>
  specifier.startsWith('.') && parentUrl?.includes(OF_DRIZZLE)
    ? new URL(specifier, parentUrl).href
    : undefined

/** What the site's own files name of it, by name: the answer is the same for all of them. */
const answers = new Map<string, ResolveFnOutput>()

/*
 * For each file of a package Node asks its manifest whether the file is a module, and each time parses the whole list of what
 * the package exports. That of drizzle-orm has 130 kB, and a server loads 250 of its files: half a second of CPU and 130 MB
 * of memory at every start (docs/benchmarks.md). Here its files answer for themselves.
 */
registerHooks({
  resolve(specifier, context, next) {
    const url = inDrizzle(specifier, context.parentURL)
    if (url !== undefined) return { url, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const answer = answers.get(specifier) ?? next(specifier, context)
    answers.set(specifier, answer)
    return { ...answer, shortCircuit: true }
  },
})
