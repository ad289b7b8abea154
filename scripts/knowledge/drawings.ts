import { z } from 'zod'
import { termAnchor } from '#domain/words/term-anchor.ts'
import { ContentError } from './content-error.ts'
import { dressed } from './drawing-looks.ts'
import { readYaml, requireYaml } from './read-yaml.ts'
import { text, Words } from './word-list-schema.ts'

const FILE = 'content/drawings.yaml'
export const GESTURES = [
  'impastare',
  'pieghe',
  'formare',
  'stendere',
  'teglia',
  'fossette',
  'condire',
  'calzone',
  'infornare',
  'girare',
  'friggere',
  'tagliare',
] as const
const DrawingsFile = z.strictObject({
  terms: z.record(z.string(), text),
  gestures: z.record(
    z.enum(GESTURES),
    z.strictObject({ caption: text, words: Words, not: Words.default([]) }),
  ),
})
const Terms = z.array(z.object({ term: z.string() }))

interface Paper {
  head: RegExp
  line: RegExp
  is: string
}
const ATTRIBUTES = '(?: [a-z-]+="[\\w.() ,-]+")+'
const PAPER: Paper = {
  head: /^<svg xmlns="[^"]+" (viewBox="0 0 200 130" fill="none" stroke-linecap="round" stroke-linejoin="round")>$/,
  line: /^ {2}<path d="M[-\d. a-zA-Z,]+" class="[a-z ]+"\/>$/,
  is: 'un foglio 200 x 130 di soli <path> con i colori e le linee di drawing-looks.ts',
}
const WIDE_PAPER: Paper = {
  head: /^<svg xmlns="[^"]+" (viewBox="0 0 400 \d+")>$/,
  line: new RegExp(
    `^ +(?:<(?:path|rect|circle|ellipse)${ATTRIBUTES}/>|<g${ATTRIBUTES}>|</g>|<text${ATTRIBUTES}>[^<>]+</text>)$`,
  ),
  is: 'un foglio largo 400 di forme semplici',
}

interface Sources {
  words: string
  glossary: string
  symptomIds: readonly string[]
  filesIn: (folder: string) => ReadonlyMap<string, string>
}

/**
 * Returns file contents by file name: modules, and one SVG file per folder with a symbol for each drawing.
 * Throws a ContentError if a drawing or its description is missing.
 */
export function drawingModules({ words, glossary, symptomIds, filesIn }: Sources): Record<string, string> {
  const data = requireYaml(FILE, words, DrawingsFile)
  const entries = readYaml('content/glossary.yaml', glossary, Terms).data ?? []
  const anchors = new Set(entries.map(({ term }) => termAnchor(term)))
  const sheets = {
    terms: sheetOf('terms', filesIn('terms'), Object.keys(data.terms)),
    gestures: sheetOf('gestures', filesIn('gestures'), GESTURES),
    symptoms: sheetOf('symptoms', filesIn('symptoms'), symptomIds),
    articles: sheetOf('articles', filesIn('articles'), [...articleDrawings(filesIn).keys()], WIDE_PAPER),
  }
  const wrong = [
    ...Object.keys(data.terms)
      .filter((anchor) => !anchors.has(anchor))
      .map((anchor) => `${FILE}: «${anchor}» non è una voce del glossario`),
    ...Object.values(sheets).flatMap((sheet) => sheet.problems),
  ]
  if (wrong.length > 0) throw new ContentError(wrong)
  return {
    ...Object.fromEntries(Object.entries(sheets).map(([name, { svg }]) => [`drawings-${name}.svg`, svg])),
    'term-drawings.ts': `/** What each drawing of the glossary shows, by the anchor of its word. */\nexport const TERM_DRAWINGS: Readonly<Record<string, string>> = ${JSON.stringify(data.terms)}\n`,
    'gestures.ts': `export type Gesture = ${GESTURES.map((name) => `'${name}'`).join(' | ')}
type GestureWords = Readonly<{ caption: string; words: readonly string[]; not: readonly string[] }>
export const GESTURE_WORDS: Readonly<Record<Gesture, GestureWords>> = ${JSON.stringify(data.gestures)}\n`,
  }
}

export const articleDrawings = (filesIn: Sources['filesIn']): Map<string, number> =>
  new Map(
    [...filesIn('articles')].map(([name, svg]) => [
      name.replace(/\.svg$/, ''),
      Number(/viewBox="0 0 400 (\d+)"/.exec(svg)?.[1]),
    ]),
  )

function sheetOf(
  folder: string,
  files: ReadonlyMap<string, string>,
  names: readonly string[],
  paper: Paper = PAPER,
) {
  const file = (name: string) => `content/drawings/${folder}/${name}`
  const isWanted = new Set(names.map((name) => `${name}.svg`))
  const drawn = names.flatMap((name) => {
    const lines = files.get(`${name}.svg`)?.trimEnd().split('\n') ?? []
    const shapes = lines.slice(1, -1)
    const root = paper.head.exec(lines[0] ?? '')?.[1]
    const isRight = root !== undefined && lines.at(-1) === '</svg>' && shapes.length > 1
    const drawn = shapes.map((line) => (paper.line.test(line) ? dressed(line.trim()) : undefined))
    return [{ name, root, shapes: drawn, isRight: isRight && !drawn.includes(undefined) }]
  })
  const all = drawn.map(({ shapes }) => shapes.join(''))
  const problems = [
    ...[...files.keys()].filter((name) => !isWanted.has(name)).map((name) => `${file(name)}: nessuno lo usa`),
    ...drawn
      .filter(({ isRight }) => !isRight)
      .map(({ name }) => `${file(`${name}.svg`)}: manca, o non è ${paper.is}`),
    ...drawn
      .filter((_, place) => all.indexOf(all[place] ?? '') !== place)
      .map(({ name }) => `${file(`${name}.svg`)}: è uguale a un altro`),
  ]
  // A symbol shown with <use> inherits from the page, not from this <svg>. So each symbol sets its own line
  // caps.
  const symbols = drawn.map(
    ({ name, root, shapes }) => `<symbol id="${name}" ${root}>${shapes.join('')}</symbol>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`
  return { svg, problems }
}
