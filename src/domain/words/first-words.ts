const FIRST_WORDS = [
  'cornicione',
  'idratazione',
  'biga',
  'poolish',
  'puntata',
  'staglio',
  'appretto',
  'forza (w)',
  'maturazione',
]
const FEWEST = 6

interface Entry {
  term: string
  definition: string
}

export interface FirstWords {
  shown: Entry[]
  others: string[]
}

export function firstWords(entries: readonly Entry[]): FirstWords {
  const chosen = entries.filter(({ term }) => FIRST_WORDS.includes(term.toLocaleLowerCase('it')))
  const shown = chosen.length >= FEWEST ? chosen : entries.slice(0, FIRST_WORDS.length)
  return {
    shown: shown.map(({ term, definition }) => ({ term, definition })),
    others: entries.filter((entry) => !shown.includes(entry)).map(({ term }) => term),
  }
}
