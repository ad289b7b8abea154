/** Lists of words by which content names a food in the lines and steps of recipes.
 *
 * How     a word is the beginning of a word, plain: 'fungh' finds 'funghi'. With a full stop behind it, it is the whole word;
 *         with '# ' before it, it stands at the beginning of a line behind its count: '# uova' finds '2 uova'; with an
 *         exclamation mark before it, it is what does not count: '!fiori di zucca' beside 'zucca'. */

/** Without case and accents; apostrophes of every kind become plain. */
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

/** Does the text, which is plain already, name one of them? */
export function names(text: string, words: readonly string[]): boolean {
  const { named, other } = patternsOf(words)
  const read = other ? text.replace(other, '·') : text
  return named !== null && read.search(named) !== -1
}
