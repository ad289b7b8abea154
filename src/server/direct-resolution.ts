import { type ResolveFnOutput, registerHooks } from 'node:module'

const OF_DRIZZLE = '/node_modules/drizzle-orm/'

export const inDrizzle = (specifier: string, parentUrl: string | undefined): string | undefined =>
  specifier.startsWith('.') && parentUrl?.includes(OF_DRIZZLE)
    ? new URL(specifier, parentUrl).href
    : undefined

const answers = new Map<string, ResolveFnOutput>()

/*
 * Resolves the files of drizzle-orm without its manifest. Node would read the manifest's very long exports
 * list again for each of hundreds of files (docs/benchmarks.md).
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
