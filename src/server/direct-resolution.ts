import { type ResolveFnOutput, registerHooks } from 'node:module'

const OF_DRIZZLE = '/node_modules/drizzle-orm/'

export const inDrizzle = (specifier: string, parentUrl: string | undefined): string | undefined =>
  specifier.startsWith('.') && parentUrl?.includes(OF_DRIZZLE)
    ? new URL(specifier, parentUrl).href
    : undefined

const answers = new Map<string, ResolveFnOutput>()

/*
 * For each file of a package Node parses the whole exports list of its manifest. The list of drizzle-orm
 * has 130 kB, and a server loads 250 of its files. This takes half a second of CPU and 130 MB of memory at
 * every start (docs/benchmarks.md), so this hook resolves the files without the manifest.
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
