/** Words about foods that the reader of ingredient lines needs: content/line-words.yaml. */
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { readYaml } from './read-yaml.ts'

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
  const { data: words, problems } = readYaml('content/line-words.yaml', source, LineWords)
  if (!words || problems.length > 0) throw new ContentError(problems)
  const json = JSON.stringify
  return {
    'line-words.ts': `export const SHORT_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.short)}))
/** Beginnings of the words that leave a food what it is, by its name: any other noun makes another of it. */
export const OF_WHAT: Readonly<Record<string, readonly string[]>> = ${json(words.ofWhat)}
/** Beginnings of words that make another food of one, by its id. */
export const ANOTHER_WITH: Readonly<Record<string, readonly string[]>> = ${json(words.anotherWith)}
/** Words that only look like the small form of a food. */
export const NOT_SMALL: ReadonlySet<string> = new Set(${json(words.notSmall)})
export const NO_YEAST: readonly string[] = ${json(words.noYeast)}
/** What alone is of a certain food, by the name of the part. */
export const PULP: Readonly<Record<string, string>> = ${json(words.pulp)}
export const MAKERS: ReadonlySet<string> = new Set(${json(words.makers)})
/** Beginnings of the ids of foods of which a small bare number is a weight. */
export const WEIGHED_IN_SMALL: readonly string[] = ${json(words.weighedInSmall)}
/** What is sold only as another food in such a pack. */
export const SOLD_AS: Readonly<Record<string, Readonly<Record<string, string>>>> = ${json(words.soldAs)}
/** What of a food that is bought in its shell is eaten, and beginnings of words that say it has none. */
export const IN_SHELL: { shares: Readonly<Record<string, number>>; not: readonly string[] } = ${json(words.inShell)}
/** Abbreviated measures, without the dot that may end them. 'cc' is a spoon for small numbers only: see \`unitOfWord\`. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.abbreviations)}))
/** Words of the dialects and of English, and what they are in Italian. */
export const DIALECT: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.dialect)}))
/** Measures that are another one under a second name; their small and large forms are found by \`diminutives.ts\`. */
export const PHRASES: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.phrases)}))
export const SAME_MEASURE: ReadonlyMap<string, string> = new Map(Object.entries(${json(words.sameMeasure)}))
/** Amounts that nobody weighs: 'una spolverata di pepe', 'un goccio di latte'. */
export const VAGUE: ReadonlySet<string> = new Set(${json(words.vague)})
`,
  }
}
