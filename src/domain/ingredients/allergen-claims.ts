/** Explicit allergen statements of a line: 'senza uova', 'può contenere soia', 'tracce di latte'.
 *
 * Valid   any text. `rest` is the text without these statements. `free` holds only allergens that the text
 *         names: neither 'senza burro' nor 'senza lattosio' excludes milk. */
import { CLAIM_WORDS } from '#knowledge/allergen-words.ts'
import { plain } from '../words/word-list.ts'
import type { Allergen } from './allergens.ts'

export type Claims = {
  free: ReadonlySet<Allergen>
  mayContain: string
  rest: string
}

const CLAIMED = Object.entries(CLAIM_WORDS) as [Allergen, readonly string[]][]
const anyOf = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')
const ANY = anyOf(CLAIMED.flatMap(([, words]) => words))
const ALSO = String.raw`(?:\s*,)?\s*(?:\b(?:e|ed|o|ne|oppure)\b|[/&+])\s*(?:(?:senza|di) )?(?:${ANY}|lattosio)\b`
const WITHOUT = new RegExp(
  String.raw`\b(?:senza|priv[oaie] di|non contien[ei]|non contenent[ei]|esent[ei] da)\s+(?:(?:l'|(?:aggiunta|tracce|uso) di )?)(?:(?:${ANY})\b|[\p{L}']+)(?:${ALSO})*`,
  'gu',
)
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bgluten[ -]?free\b|\bno glutine\b/gu, 'senza glutine'],
  [/\blactose[ -]?free\b|\bdelattosat\p{L}*/gu, 'senza lattosio'],
  [/\b(?:dairy|milk)[ -]?free\b/gu, 'senza latte'],
  [/\begg[ -]?free\b/gu, 'senza uova'],
]
const WARNING =
  /(?:(?:(?:non si esclude|possibile) (?:la )?presenza|(?:puo|possono|potrebbe(?:ro)?) (?:anche )?(?:contenere|avere|presentare)|(?:contien[ei] |con )?(?:(?:eventuali|possibili) )?tracc[ei]a?\b|(?:prodott|confezionat|lavorat|preparat|realizzat|trasformat|imbustat)\p{L}* (?:e \p{L}+ )?(?:in|su|nel|presso) [^)\]};]*?(?:stabiliment|laboratori|impiant|line[ae]|ambient|repart)|(?:in )?(?:un[oa]? )?stabiliment))[^)\]};.]*/gu

const NAMED = CLAIMED.map(
  ([allergen, words]) => [allergen, new RegExp(String.raw`\b(?:${anyOf(words)})\b`, 'u')] as const,
)
const claimedIn = (phrase: string): Allergen[] =>
  NAMED.flatMap(([allergen, name]) => (name.test(phrase) ? allergen : []))

export function claimsOf(text: string): Claims {
  const free = new Set<Allergen>()
  const warnings: string[] = []
  const read = ENGLISH.reduce((line, [said, meant]) => line.replace(said, meant), plain(text))
  const rest = read
    .replace(WITHOUT, (phrase) => {
      for (const allergen of claimedIn(phrase)) free.add(allergen)
      return ' '
    })
    .replace(WARNING, (phrase) => {
      warnings.push(phrase)
      return ' '
    })
  return { free, mayContain: warnings.join(', '), rest }
}
