import type { Gesture } from '#knowledge/gestures.ts'

export interface ArticleHead {
  path: string
  kicker: string
  title: string
  standfirst: string
  description: string
  picture: string
  pictureAlt: string
}

type Inline = string | { text: string; to: string } | { title: string }
export type Paragraph = Inline[]

export interface Moment {
  when: string
  what: string
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

export interface Article {
  head: ArticleHead
  words: number
  minutes: number
  sections: readonly ArticleSection[]
  sources: readonly Paragraph[]
  tools: readonly { to: string; label: string }[]
}
