/** Articles and prepositions for a noun whose gender and number are known: 'della' + 'mozzarella' against
 * "dell'" + 'anacardo', 'lo' + 'stracchino' against 'il' + 'tofu'.
 *
 * Source  Italian spelling: lo, gli, uno before s + consonant, z, gn, ps, pn, x, y and i + vowel; an elision before a vowel.
 * Valid   nouns in lower case or capitalised; the first letters decide. */

/** Masculine and feminine, singular and plural. */
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
const UN: Readonly<Record<Agreement, Readonly<Record<Sound, string>>>> = {
  ms: { vowel: 'un ', impure: 'uno ', plain: 'un ' },
  fs: { vowel: "un'", impure: 'una ', plain: 'una ' },
  mp: { vowel: 'degli ', impure: 'degli ', plain: 'dei ' },
  fp: { vowel: 'delle ', impure: 'delle ', plain: 'delle ' },
}
type Preposition = 'di' | 'a' | 'da' | 'in' | 'su'
const STEMS: Readonly<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }

export const withArticle = (agreement: Agreement, noun: string): string =>
  ARTICLES[agreement][soundOf(noun)] + noun

/** 'della mozzarella', "dell'olio", 'sugli anacardi'. */
export function withPreposition(preposition: Preposition, agreement: Agreement, noun: string): string {
  const article = ARTICLES[agreement][soundOf(noun)]
  const stem = STEMS[preposition]
  if (article === 'il ') return `${stem}l ${noun}`
  if (article === 'i ') return `${stem}i ${noun}`
  return `${stem}${article === 'gli ' ? article : `l${article}`}${noun}`
}

const PREPOSITIONS: readonly (readonly [RegExp, Preposition])[] = [
  [/^de(?:l|llo|lla|i|gli|lle|ll')$/, 'di'],
  [/^a(?:l|llo|lla|i|gli|lle|ll')$/, 'a'],
  [/^da(?:l|llo|lla|i|gli|lle|ll')$/, 'da'],
  [/^ne(?:l|llo|lla|i|gli|lle|ll')$/, 'in'],
  [/^su(?:l|llo|lla|i|gli|lle|ll')$/, 'su'],
]
/** What may stand right before a noun and depends on its first letters. */
const DETERMINER =
  /(?:(?<![\p{L}'])(?:(?:de|da|ne|su)(?:l|llo|lla|i|gli|lle)|a(?:l|llo|lla|i|gli|lle)|col|coi|il|lo|la|i|gli|le|un|uno|una) |(?<![\p{L}'])(?:de|da|ne|su|a)ll'|(?<![\p{L}'])(?:l|un|d)')$/iu

const BY_ARTICLE: readonly (readonly [RegExp, Agreement])[] = [
  [/^(?:il|lo|un|uno|quest|quel|quello|ogni|poco|molto|(?:de|a|da|ne|su)l(?:lo)?|col)$/u, 'ms'],
  [/^(?:la|una|un'|poca|molta|(?:de|a|da|ne|su)lla)$/u, 'fs'],
  [/^(?:i|gli|(?:de|a|da|ne|su)(?:i|gli)|coi)$/u, 'mp'],
  [/^(?:le|(?:de|a|da|ne|su)lle)$/u, 'fp'],
]

/** The gender and number that an article before a noun tells; undefined where there is none, or an elided one. */
export function agreementBefore(text: string): Agreement | undefined {
  const word = /(?<![\p{L}'])(\p{L}+'?) ?$/u.exec(text)?.[1]?.toLowerCase() ?? ''
  return BY_ARTICLE.find(([form]) => form.test(word))?.[1]
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const capitalisedLike = (model: string, text: string) => (/^\p{Lu}/u.test(model) ? capitalised(text) : text)

function determined(determiner: string, agreement: Agreement, noun: string): string {
  const word = determiner.trim().toLowerCase()
  const preposition = PREPOSITIONS.find(([form]) => form.test(word))?.[1]
  if (preposition) return withPreposition(preposition, agreement, noun)
  if (word === "d'") return `di ${noun}`
  if (word === 'col' || word === 'coi') return `con ${withArticle(agreement, noun)}`
  if (/^un(?:[oa]|')?$/.test(word)) return UN[agreement][soundOf(noun)] + noun
  return withArticle(agreement, noun)
}

/** `text` up to a noun, followed by another noun of the same gender and number: what stands between is made to fit. */
export function joinNoun(before: string, agreement: Agreement, noun: string): string {
  const determiner = DETERMINER.exec(before)?.[0]
  if (determiner === undefined) return before + noun
  const written = determined(determiner, agreement, noun)
  return before.slice(0, -determiner.length) + capitalisedLike(determiner, written)
}

/** With a capital and a full stop. */
export function asSentence(written: string): string {
  const text = capitalised(written.trim())
  return text === '' || /[.!?]$/u.test(text) ? text : `${text.replace(/[,;:]$/u, '')}.`
}
