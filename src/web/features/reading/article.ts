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

/** A part of a paragraph; `title` is a word or a name in italics. */
type Inline = string | { text: string; to: string } | { title: string }
export type Paragraph = Inline[]

export interface Moment {
  when: string
  what: string
  /** Handed down or disputed, and shown as such. */
  isTold?: boolean | undefined
}

type Block =
  | Paragraph
  | { fact: string; says: string }
  | { picture: string; alt: string; caption: Paragraph }
  | { drawing: string; says: string; height: number; caption: Paragraph }
  | { timeline: readonly Moment[]; caption: Paragraph }
  | { gesture: Gesture }

export interface ArticleSection {
  id: string
  title: string
  blocks: readonly Block[]
}

/** As `content/articles/` tells it. */
export interface Article {
  head: ArticleHead
  words: number
  minutes: number
  sections: readonly ArticleSection[]
  sources: readonly Paragraph[]
  /** Where to go on, beside the other articles. */
  tools: readonly { to: string; label: string }[]
}
