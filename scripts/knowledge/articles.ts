/** Parses the paragraphs of content/articles/, so that browsers load no parser. */
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { GESTURES } from './drawings.ts'
import { readYaml } from './read-yaml.ts'

const ARTICLES = [
  'storia-della-pizza',
  'tecniche-di-impasto',
  'forni-e-cottura',
  'ingredienti-di-qualita',
] as const

const text = z.string().trim().min(1)
const Head = z.object({
  kicker: text,
  title: text,
  standfirst: text,
  description: text,
  picture: text,
  pictureAlt: text,
})
const ArticleFile = z.strictObject({
  ...Head.shape,
  sections: z.array(
    z.strictObject({
      id: text,
      title: text,
      blocks: z.array(
        z.union([
          text,
          z.strictObject({ fact: text, says: text }),
          z.strictObject({ picture: text, alt: text, caption: text }),
          z.strictObject({ drawing: text, says: text, caption: text }),
          z.strictObject({
            timeline: z.array(z.strictObject({ when: text, what: text, isTold: z.boolean().optional() })),
            caption: text,
          }),
          z.strictObject({ gesture: z.enum(GESTURES) }),
        ]),
      ),
    }),
  ),
  tools: z.array(z.strictObject({ to: text, label: text })),
  sources: z.array(text),
})
type ArticleFile = z.infer<typeof ArticleFile>

type Inline = string | { text: string; to: string } | { title: string }

const MARK = /\[([^\]]+)\]\(([^)]+)\)|\*([^*]+)\*/g

/** Prevents line breaks inside a range, between a number and its unit, and between 'W' and a number. */
const keepTogether = (words: string) =>
  words
    .replace(/(\d)-(?=\d)/g, '$1\u2060-\u2060')
    .replace(/(\d) (?=°C|[cm]m\b|g\b|grammi\b|ore\b|minuti\b)/g, '$1\u00a0')
    .replace(/\bW (?=\d)/g, 'W\u00a0')

export function inlineParts(paragraph: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const { 0: mark, 1: words = '', 2: to, 3: title = '', index } of paragraph.matchAll(MARK)) {
    if (index > end) parts.push(keepTogether(paragraph.slice(end, index)))
    parts.push(to === undefined ? { title: keepTogether(title) } : { text: keepTogether(words), to })
    end = index + mark.length
  }
  if (end < paragraph.length) parts.push(keepTogether(paragraph.slice(end)))
  return parts
}

const wordsIn = (said: string) => said.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export function countWords({ standfirst, sections }: Pick<ArticleFile, 'standfirst' | 'sections'>): number {
  const texts = sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.map((block) => {
      if (typeof block === 'string') return block.replace(MARK, '$1$3')
      return 'fact' in block ? `${block.fact} ${block.says}` : ''
    }),
  ])
  return [standfirst, ...texts].reduce((sum, said) => sum + wordsIn(said), 0)
}

/** Mean reading speed of 17 languages, read aloud: Trauzettel-Klosinski and Dietz, IOVS 53 (2012),
 * 5452-5461. */
const WORDS_A_MINUTE = 184

function articleOf(file: ArticleFile, heights: ReadonlyMap<string, number>) {
  const words = countWords(file)
  const sections = file.sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: blocks.map((block) => {
      if (typeof block === 'string') return inlineParts(block)
      if (!('caption' in block)) return block
      const caption = inlineParts(block.caption)
      return 'drawing' in block
        ? { ...block, caption, height: heights.get(block.drawing) ?? 0 }
        : { ...block, caption }
    }),
  }))
  const { tools, sources } = file
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  return { words, minutes, sections, sources: sources.map(inlineParts), tools }
}

/** `heights`: height of each drawing by its name. Throws a ContentError for an invalid article, a missing
 * drawing or an unused drawing. */
export function articleModules(
  files: ReadonlyMap<string, string>,
  heights: ReadonlyMap<string, number>,
): Record<string, string> {
  const read = ARTICLES.map((name) => {
    const file = `content/articles/${name}.yaml`
    return { name, ...readYaml(file, files.get(`${name}.yaml`) ?? '', ArticleFile) }
  })
  const articles = read.flatMap(({ name, data }) => (data ? [{ name, data }] : []))
  const shown = articles.flatMap(({ data }) =>
    data.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'drawing' in block ? [block.drawing] : [])),
    ),
  )
  const wrong = [
    ...read.flatMap(({ problems }) => problems),
    ...[...files.keys()]
      .filter((name) => !ARTICLES.some((article) => name === `${article}.yaml`))
      .map((name) => `content/articles/${name}: nessuna pagina lo mostra`),
    ...shown
      .filter((name) => !heights.has(name))
      .map((name) => `content/drawings/articles/${name}.svg: manca`),
    ...[...heights.keys()]
      .filter((name) => !shown.includes(name))
      .map((name) => `content/drawings/articles/${name}.svg: nessuno lo usa`),
  ]
  if (wrong.length > 0) throw new ContentError(wrong)
  const heads = articles.map(({ name, data }) => [name, { path: `/${name}`, ...Head.parse(data) }])
  return {
    'article-heads.ts': `import type { ArticleHead } from '#web/features/reading/article.ts'
export const ARTICLE_HEADS = ${JSON.stringify(Object.fromEntries(heads))} as const satisfies Record<string, ArticleHead>\n`,
    ...Object.fromEntries(
      articles.map(({ name, data }) => [
        `article-${name}.ts`,
        `import type { Article } from '#web/features/reading/article.ts'
import { ARTICLE_HEADS } from './article-heads.ts'
export const article: Article = { head: ARTICLE_HEADS['${name}'], ...${JSON.stringify(articleOf(data, heights))} }\n`,
      ]),
    ),
  }
}
