/** Articles and prepositions for a noun of known gender and number: 'della' + 'mozzarella', but "dell'" +
 * 'anacardo'; 'lo' + 'stracchino', but 'il' + 'tofu'.
 *
 * Source  Italian spelling: lo, gli, uno before s + consonant, z, gn, ps, pn, x, y and i + vowel; an
 *         elision before a vowel.
 * Valid   nouns in lower case or capitalised; the first letters decide. */

export const AGREEMENTS = ['ms', 'fs', 'mp', 'fp'] as const
export type Agreement = (typeof AGREEMENTS)[number]

type Sound = 'vowel' | 'impure' | 'plain'
const soundOf = (word: string): Sound => {
  const start = word.replace(/^[^\p{L}]+/u, '').toLowerCase()
  if (/^(?:s[bcdfghlmnpqrtvz]|z|gn|ps|pn|x|y|i[aeiou])/.test(start)) return 'impure'
  return /^h?[aeiouàèéìòù]/.test(start) ? 'vowel' : 'plain'
}

const ARTICLES: Readonly<Record<Agreement, Readonly<Record<Sound, string>>>> = {
  ms: { vowel: "l'", impure: 'lo ', plain: 'il ' },
  fs: { vowel: "l'", impure: 'la ', plain: 'la ' },
  mp: { vowel: 'gli ', impure: 'gli ', plain: 'i ' },
  fp: { vowel: 'le ', impure: 'le ', plain: 'le ' },
}
type Preposition = 'di' | 'a' | 'da' | 'in' | 'su'
const STEMS: Readonly<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }

export const withArticle = (agreement: Agreement, noun: string): string =>
  ARTICLES[agreement][soundOf(noun)] + noun

export function withPreposition(preposition: Preposition, agreement: Agreement, noun: string): string {
  const article = ARTICLES[agreement][soundOf(noun)]
  const stem = STEMS[preposition]
  if (article === 'il ') return `${stem}l ${noun}`
  if (article === 'i ') return `${stem}i ${noun}`
  return `${stem}${article === 'gli ' ? article : `l${article}`}${noun}`
}

const BY_ARTICLE: readonly (readonly [RegExp, Agreement])[] = [
  [/^(?:il|lo|un|uno|quest|quel|quello|ogni|poco|molto|(?:de|a|da|ne|su)l(?:lo)?|col)$/u, 'ms'],
  [/^(?:la|una|un'|poca|molta|(?:de|a|da|ne|su)lla)$/u, 'fs'],
  [/^(?:i|gli|(?:de|a|da|ne|su)(?:i|gli)|coi)$/u, 'mp'],
  [/^(?:le|(?:de|a|da|ne|su)lle)$/u, 'fp'],
]

export function agreementBefore(text: string): Agreement | undefined {
  const word = /(?<![\p{L}'])(\p{L}+'?) ?$/u.exec(text)?.[1]?.toLowerCase() ?? ''
  return BY_ARTICLE.find(([form]) => form.test(word))?.[1]
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export function asSentence(written: string): string {
  const text = capitalised(written.trim())
  return text === '' || /[.!?]$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`
}
