export const LONGEST_SEARCH = 200

export const searchText = (typed: string): string =>
  Array.from(typed.trim()).slice(0, LONGEST_SEARCH).join('').trim()

export const SEARCH_SOURCES = {
  strumento: 'Strumenti',
  'pronto-soccorso': 'Pronto soccorso',
  ricetta: 'Ricette',
  glossario: 'Glossario',
  articolo: 'Guide',
  pizzeria: 'Pizzerie',
} as const
export type SearchSource = keyof typeof SEARCH_SOURCES

export interface SearchDocument {
  source: SearchSource
  title: string
  text: string
  path: string
  words?: readonly string[]
  asks?: readonly string[]
  town?: string
}

export interface NumberAnswer {
  title: string
  answer: string
  path: string
  tool: string
  /** The words that were understood, if the answer depends on the kitchen of the reader. */
  asked?: string | undefined
  /** The recipe that was asked about. */
  recipe?: number | undefined
}
