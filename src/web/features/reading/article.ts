import type { ReactNode } from 'react'
import type { Gesture } from '#knowledge/gestures.ts'

/** What is known of an article before it is opened: other pages link to it with these words. */
export interface ArticleHead {
  path: string
  kicker: string
  title: string
  /** Two or three sentences under the title. */
  standfirst: string
  /** For search engines and shared links. */
  description: string
  /** The name of a picture in public/immagini, without size and ending. */
  picture: string
  pictureAlt: string
}

/** A paragraph is a string; in it `[words](/path)` is a link and `*words*` stand in italics. */
type Block =
  | string
  | { fact: string; says: string }
  | { picture: string; alt: string; caption: string }
  | { Drawing: () => ReactNode; caption: string }
  | { gesture: Gesture }

export interface ArticleSection {
  id: string
  title: string
  blocks: readonly Block[]
}

export interface Article {
  head: ArticleHead
  sections: readonly ArticleSection[]
  sources: readonly string[]
  /** Where to go on, beside the other articles. */
  tools: readonly { to: string; label: string }[]
}

export type Inline = { text: string; to?: string; isTitle?: boolean }

const MARK = /\[([^\]]+)\]\(([^)]+)\)|\*([^*]+)\*/g

/** The parts of a paragraph, in their order. */
export function inlineParts(paragraph: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const { 0: mark, 1: words, 2: to, 3: title, index } of paragraph.matchAll(MARK)) {
    if (index > end) parts.push({ text: paragraph.slice(end, index) })
    parts.push(
      words !== undefined && to !== undefined ? { text: words, to } : { text: title ?? '', isTitle: true },
    )
    end = index + mark.length
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) })
  return parts
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Words of the running text: titles, paragraphs and facts, without captions and sources. */
export function countWords({ head, sections }: Article): number {
  const texts = sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.map((block) => {
      if (typeof block === 'string')
        return inlineParts(block)
          .map(({ text }) => text)
          .join('')
      return 'fact' in block ? `${block.fact} ${block.says}` : ''
    }),
  ])
  return [head.standfirst, ...texts].reduce((sum, text) => sum + wordsIn(text), 0)
}

/** Mean over 17 languages, read aloud: Trauzettel-Klosinski and Dietz, IOVS 53 (2012), 5452-5461. */
const WORDS_A_MINUTE = 184

export const readingMinutes = (article: Article): number => Math.ceil(countWords(article) / WORDS_A_MINUTE)
