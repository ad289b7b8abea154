/** Words by which content/improve/ tells what lies on a recipe, or what its steps name.
 *
 * How     a word is the beginning of a word, plain: 'fungh' finds 'funghi'. With a full stop behind it, it is the whole word;
 *         with an exclamation mark before it, it is what does not count: '!fiori di zucca' beside 'zucca'. */

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/gu, "'").normalize('NFD').replace(/\p{M}/gu, '')
const escaped = (word: string) => word.replace(/[*+?^${}()|[\]\\]/gu, '\\$&').replace(/\./gu, '(?!\\p{L})')
const anyOf = (words: readonly string[]) =>
  words.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${words.map(escaped).join('|')})`, 'gu')

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

/** Does the text name one of them? */
export function names(text: string, words: readonly string[]): boolean {
  const { named, other } = patternsOf(words)
  const read = other ? plain(text).replace(other, '·') : plain(text)
  return named !== null && read.search(named) !== -1
}
