import { z } from 'zod'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { readYaml, requireYaml } from './read-yaml.ts'

const FILE = 'content/craft-words.yaml'

const CraftWordsFile = z.array(
  z.strictObject({
    term: z.string().trim().min(1),
    words: z
      .array(
        z
          .string()
          .trim()
          .min(3)
          .regex(/^[^A-Z]+$/u, 'scrivi le parole in minuscolo'),
      )
      .min(1),
  }),
)
const Terms = z.array(z.object({ term: z.string() }))

export function craftWordsModule(text: string, glossaryText: string): Record<string, string> {
  const known = new Set(readYaml('content/glossary.yaml', glossaryText, Terms).data?.map(({ term }) => term))
  const data = requireYaml(FILE, text, CraftWordsFile, (entries) => {
    const all = entries.flatMap(({ words }) => words)
    return [
      ...entries
        .filter(({ term }) => !known.has(term))
        .map(({ term }) => `${FILE}: «${term}» non è una voce del glossario`),
      ...all.filter((word, at) => all.indexOf(word) !== at).map((word) => `${FILE}: «${word}» c'è due volte`),
    ]
  })
  const anchors = data.flatMap(({ term, words }) =>
    words.map((word) => {
      const anchor = termAnchor(term)
      return [word, word.replace(/[ ']/gu, '-') === anchor ? '' : anchor]
    }),
  )
  return {
    'craft-words.ts': `/** For each word, the anchor of its term on /glossario; '' where the word says it itself. */\nexport const CRAFT_WORDS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(anchors))}\n`,
  }
}
