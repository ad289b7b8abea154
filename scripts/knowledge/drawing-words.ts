/** content/drawings.yaml: what each drawing of the craft shows, and the words by which a step names a gesture. */
import { z } from 'zod'
import { GESTURES, type Gesture } from '#domain/drawing/gestures.ts'
import { DRAWN_TERMS } from '#domain/drawing/term-drawings.ts'
import { termAnchor } from '#domain/text/term-anchor.ts'
import { ContentError } from './content-error.ts'
import { readYaml } from './read-yaml.ts'
import { Words } from './word-list-schema.ts'

const FILE = 'content/drawings.yaml'
const text = z.string().trim().min(1)
const GESTURE_NAMES = Object.keys(GESTURES) as Gesture[]
const DrawingsFile = z.strictObject({
  terms: z.record(z.string(), text),
  gestures: z.record(
    z.enum(GESTURE_NAMES),
    z.strictObject({ caption: text, words: Words, not: Words.optional() }),
  ),
})
const Terms = z.array(z.object({ term: z.string() }))

/** The modules' sources. Throws a ContentError, also where a drawing has no words or a word no drawing. */
export function drawingModules(drawingsText: string, glossaryText: string): Record<string, string> {
  const { data, problems } = readYaml(FILE, drawingsText, DrawingsFile)
  if (!data) throw new ContentError(problems)
  const glossary = readYaml('content/glossary.yaml', glossaryText, Terms).data ?? []
  const anchors = new Set(glossary.map(({ term }) => termAnchor(term)))
  const wrong = [
    ...Object.keys(data.terms).flatMap((anchor) => [
      ...(anchors.has(anchor) ? [] : [`${FILE}: «${anchor}» non è una voce del glossario`]),
      ...(DRAWN_TERMS.includes(anchor) ? [] : [`${FILE}: «${anchor}» non ha un disegno`]),
    ]),
    ...DRAWN_TERMS.filter((anchor) => !data.terms[anchor]).map((anchor) => `${FILE}: manca «${anchor}»`),
  ]
  if (wrong.length > 0) throw new ContentError(wrong)
  return {
    'term-drawings.ts': `/** What each drawing of the glossary shows, by the anchor of its word. */\nexport const TERM_DRAWINGS: Readonly<Record<string, string>> = ${JSON.stringify(data.terms)}\n`,
    'gestures.ts': `import type { GestureWords } from '#domain/drawing/gestures.ts'\nexport const GESTURE_WORDS: GestureWords = ${JSON.stringify(data.gestures)}\n`,
  }
}
