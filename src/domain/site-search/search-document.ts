/** What the search over the whole site knows of a place: a word of the glossary, a chapter, a tool, a recipe. */

/** Characters of a search; longer ones are cut: nobody types them. */
export const LONGEST_SEARCH = 200

/** What is looked for: the same words wherever the address is read. A sign is never cut in two. */
export const searchText = (typed: string): string =>
  Array.from(typed.trim()).slice(0, LONGEST_SEARCH).join('').trim()

/** Where it comes from, in the order in which alike answers stand. */
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
  /** What a reader sees under it. */
  text: string
  /** An address of the site. */
  path: string
  /** What people type who look for it, where the title does not say so. */
  words?: readonly string[]
  /** How they ask who want just this, whatever else they say (phrase-pattern.ts). */
  asks?: readonly string[]
  /** Where it is: its town and region. */
  town?: string
}

/** What is asked for a number, with the number; or what is said plainly: that a dish is not here. */
export interface NumberAnswer {
  /** What was understood. */
  title: string
  answer: string
  /** Address of the tool, with the numbers filled in. */
  path: string
  /** What the link to it says. */
  tool: string
}
