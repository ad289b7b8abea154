/** Normalizes the words of a complaint: without accents, endings and stop words. A synonym becomes the first
 * word of its row.
 *
 * Source  content/first-aid/words.yaml; the list of endings is [stima]. */
import { FIRST_AID_WORDS } from '#knowledge/first-aid.ts'
import { plainText } from '../site-search/plain-text.ts'

const PLACES = new Set('sotto sopra fondo base bordo cornicione centro mezzo'.split(' '))
const PAIRING = new Set(
  'non senza troppo troppa tropp troppi troppe poco poca piu mai dimenticato scordato scordata dimenticata'.split(
    ' ',
  ),
)

const ENDING =
  /(?:issim[oaie]|astr[oaie]|mente|ando|endo|at[oaie]|ut[oaie]|are|ere|ire|ano|ono|av[ao]|ev[ao]|ici|ico)$/u
const LEAST_STEM = 4

export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const cut = word.replace(ENDING, '')
  const rest = cut.length >= LEAST_STEM ? cut : word
  return rest.replace(/h?[aeiou]+$/u, '') || word
}

const SMALL = new Set(FIRST_AID_WORDS.idle)
const firstOf = (rows: readonly (readonly string[])[], spell: (word: string) => string) =>
  new Map(
    rows.flatMap(([first = '', ...others]) => others.map((other) => [spell(other), spell(first)] as const)),
  )
const WRITTEN = firstOf(FIRST_AID_WORDS.written, (word) => word)
const SAME = firstOf(FIRST_AID_WORDS.same, stem)

export const saidWords = (text: string): { plain: string; word: string }[] =>
  (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((typed) => typed.replace(/(\p{L})\1{2,}/gu, '$1'))
    .map((typed) => WRITTEN.get(typed) ?? typed)
    .filter((plain) => !SMALL.has(plain))
    .map((plain) => ({ plain, word: SAME.get(stem(plain)) ?? stem(plain) }))

/** Separates clauses, because each clause has its own place and fault: 'brucia sotto e sopra è cruda'. */
const JOINT = /[,;.:!?]|(?<!\p{L})(?:e|ed|ma|però|pero|mentre|invece|anche se|solo che)(?!\p{L})/giu

export function saidPairs(text: string): string[] {
  const clauses = text.split(JOINT).map(saidWords)
  return clauses.flatMap((clause, at) => {
    const words = clause.length === 1 ? [...clause, ...(clauses[at + 1] ?? []).slice(0, 1)] : clause
    const isPlaceLast = PLACES.has(words.at(-1)?.plain ?? '') && !PLACES.has(words[0]?.plain ?? '')
    return words.flatMap(({ plain, word }, n) => {
      const isPlace = PLACES.has(plain)
      const other = words[isPlace && isPlaceLast ? n - 1 : n + 1] ?? (isPlace ? words[n - 1] : undefined)
      return other && (isPlace || PAIRING.has(plain)) ? [`${word}+${other.word}`] : []
    })
  })
}
