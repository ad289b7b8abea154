import { firstSentence } from './first-sentence.ts'

const FIRST_WORDS = ['cornicione', 'idratazione', 'appretto']

interface Entry {
  term: string
  definition: string
}

/** The words of the glossary that the home page shows, each with what it means: the rest stands in the glossary. */
export function firstWords(entries: readonly Entry[]): Entry[] {
  const chosen = entries.filter(({ term }) => FIRST_WORDS.includes(term.toLocaleLowerCase('it')))
  const shown = chosen.length === FIRST_WORDS.length ? chosen : entries.slice(0, FIRST_WORDS.length)
  return shown.map(({ term, definition }) => ({ term, definition: firstSentence(definition) }))
}
