/** Word lists of the content, which find a food in the lines and steps of recipes.
 *
 * How     each entry is the beginning of a word, in the form of `plain`: 'fungh' finds 'funghi'. A full
 * stop
 *         at the end means the whole word. '# ' at the start means the start of a line after its count:
 *         '# uova' finds '2 uova'. An exclamation mark at the start means an exception: '!fiori di zucca'
 *         keeps 'zucca' from finding zucchini flowers. */

export const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘`]/gu, "'").normalize('NFD').replace(/\p{M}/gu, '')

const patternOf = (word: string) => {
  const own = word.replace(/^# /u, '').replace(/[*+?^${}()|[\]\\]/gu, '\\$&')
  const start = word.startsWith('# ') ? '^\\d+ ' : '(?<!\\p{L})'
  return start + own.replace(/\.$/u, '(?!\\p{L})')
}
const anyOf = (words: readonly string[]) =>
  words.length === 0 ? null : new RegExp(words.map(patternOf).join('|'), 'gmu')

const compiled = new WeakMap<readonly string[], { named: RegExp | null; other: RegExp | null }>()

function patternsOf(words: readonly string[]) {
  const known = compiled.get(words)
  if (known) return known
  const patterns = {
    named: anyOf(words.filter((word) => !word.startsWith('!'))),
    other: anyOf(words.filter((word) => word.startsWith('!')).map((word) => word.slice(1))),
  }
  compiled.set(words, patterns)
  return patterns
}

export function names(text: string, words: readonly string[]): boolean {
  const { named, other } = patternsOf(words)
  const read = other ? text.replace(other, '·') : text
  return named !== null && read.search(named) !== -1
}
