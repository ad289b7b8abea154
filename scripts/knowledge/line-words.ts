import { z } from 'zod'
import { requireYaml } from './read-yaml.ts'

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)

const LineWords = z.strictObject({
  short: z.record(text, text),
  ofWhat: z.record(text, texts),
  anotherWith: z.record(text, texts),
  notSmall: texts,
  noYeast: texts,
  pulp: z.record(text, text),
  makers: texts,
  weighedInSmall: texts,
  soldAs: z.record(text, z.record(text, text)),
  abbreviations: z.record(text, text),
  dialect: z.record(text, text),
  sameMeasure: z.record(text, text),
  phrases: z.record(text, text),
  vague: texts,
  inShell: z.strictObject({ shares: z.record(text, z.number().positive().max(1)), not: texts }),
})

export function lineWordsModule(source: string): Record<string, string> {
  const words = requireYaml('content/line-words.yaml', source, LineWords)
  const json = JSON.stringify
  return {
    'line-words.ts': `export const SHORT_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.short)}))
export const OF_WHAT: Readonly<Record<string, readonly string[]>> = ${json(words.ofWhat)}
export const ANOTHER_WITH: Readonly<Record<string, readonly string[]>> = ${json(words.anotherWith)}
export const NOT_SMALL: ReadonlySet<string> = new Set(${json(words.notSmall)})
export const NO_YEAST: readonly string[] = ${json(words.noYeast)}
export const PULP: Readonly<Record<string, string>> = ${json(words.pulp)}
export const MAKERS: ReadonlySet<string> = new Set(${json(words.makers)})
export const WEIGHED_IN_SMALL: readonly string[] = ${json(words.weighedInSmall)}
export const SOLD_AS: Readonly<Record<string, Readonly<Record<string, string>>>> = ${json(words.soldAs)}
export const IN_SHELL: { shares: Readonly<Record<string, number>>; not: readonly string[] } = ${json(words.inShell)}
/** Abbreviated measures, without a final dot. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.abbreviations)}))
export const DIALECT: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.dialect)}))
export const PHRASES: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.phrases)}))
export const SAME_MEASURE: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.sameMeasure)}))
export const VAGUE: ReadonlySet<string> = new Set(${json(words.vague)})
`,
  }
}
