/** Finds allergens by the words of a line: 'bottarga di muggine' is fish even if no table has it. An empty
 * result does not prove that the food is free of allergens.
 *
 * Source  content/allergen-words.yaml: products by their common recipe; the fourteen of [REG-1169-2011],
 *         cereals and nuts by name.
 * Valid   any text. 'può contenere', 'tracce di' and 'prodotto in uno stabilimento che' only make an
 *         allergen possible. 'senza uova' excludes eggs only. 'senza lattosio' does not exclude milk. */

import { CLAIM_WORDS, CONTAINS_WORDS, MAY_WORDS } from '#knowledge/allergen-words.ts'
import { EGG, FAMILY_WORDS } from '#knowledge/food-words.ts'
import { names, plain } from '../words/word-list.ts'
import { plainPhrase } from './allergen-phrase.ts'
import { type Allergen, inLegalOrder } from './allergens.ts'
import { groupOf, isSpecies, type Species, speciesInOrder } from './species.ts'

/** Explicit allergen statements of a line: 'senza uova', 'può contenere soia', 'tracce di latte'.
 *
 * Valid   any text. `rest` is the text without these statements. `free` holds only allergens that the text
 *         names: neither 'senza burro' nor 'senza lattosio' excludes milk. */
type Claims = {
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

function claimsOf(text: string): Claims {
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

export type TextAllergens = {
  contains: Allergen[]
  mayContain: Allergen[]
  species: Species[]
  maySpecies: Species[]
  free: ReadonlySet<Allergen>
}

const ANIMAL: readonly Allergen[] = ['latte', 'uova', 'pesce', 'crostacei', 'molluschi']
const IN_MIXES: readonly Allergen[] = ['uova', 'soia', 'latte', 'lupini']
const WHEAT_BY_NAME = ['frument', 'grano.', 'wheat']
const NO_WORDS: readonly string[] = []
/** Spreads of hazelnut and cocoa contain milk and nearly always soya lecithin. Pure hazelnut cream contains
 * neither. */
const HAZELNUT_SPREAD = /\bcrem[ae]\b(?=.* nocciol)(?=.* (?:spalmabil|cacao))/
const RICE_BISCUITS = /\b(?:biscott|cracker|grissin|gnocch|tortill)\w* (?:di |d )?(?:riso|mais|ceci|saracen)/

type Found = { allergens: Allergen[]; species: Species[] }

function named(phrase: string): Found {
  const said = Object.entries(CONTAINS_WORDS).flatMap(([name, words]) => (names(phrase, words) ? name : []))
  const species = said.filter(isSpecies)
  const allergens = said.filter((name) => !isSpecies(name)) as Allergen[]
  const spread: Allergen[] = HAZELNUT_SPREAD.test(phrase) ? ['soia', 'latte'] : []
  return { allergens: [...allergens, ...species.map(groupOf), ...spread], species }
}

/** Words for milk or egg itself ('burro'), without foods that contain them ('brioche'). */
const { beginnings, exact } = FAMILY_WORDS.latticini
const THEMSELVES: Readonly<Partial<Record<Allergen, readonly string[]>>> = {
  latte: [...beginnings, ...exact.map((word) => `${word}.`)],
  uova: EGG,
}
const isNamedItself = (allergen: Allergen, phrase: string): boolean =>
  names(phrase, THEMSELVES[allergen] ?? NO_WORDS)

const OF_SEEDS = /\bolio (?:di )?semi di \w+/gu

const possibleIn = (phrase: string): Allergen[] =>
  MAY_WORDS.filter(({ said }) => names(phrase.replace(OF_SEEDS, ' '), said)).flatMap(({ may }) => may)

function freedBy({ free }: Claims, whole: string): { all: Set<Allergen>; sure: Set<Allergen> } {
  const sure = new Set<Allergen>(/(?<!\bnon )\bvegan/.test(whole) ? ANIMAL : [])
  const all = new Set<Allergen>([...free, ...sure])
  if (/\bvegetal/.test(whole)) for (const one of ['uova', 'latte'] as const) all.add(one)
  return { all, sure }
}

export function allergensOfText(text: string): TextAllergens {
  const claims = claimsOf(text)
  const { whole, read } = plainPhrase(claims.rest)
  const { all, sure } = freedBy(claims, whole)
  const isFree = (allergen: Allergen) =>
    all.has(allergen) && (sure.has(allergen) || !isNamedItself(allergen, read))
  const found = named(read)
  const isWithoutGluten = claims.free.has('glutine')
  const kept = found.species.filter(
    (one) => !isWithoutGluten || one !== 'grano' || names(read, WHEAT_BY_NAME),
  )
  const contains = inLegalOrder(found.allergens.filter((allergen) => !isFree(allergen)))
  const warned = named(plainPhrase(claims.mayContain).read)
  const may: Allergen[] = [
    ...possibleIn(whole),
    ...(RICE_BISCUITS.test(whole) ? (['glutine'] as const) : []),
    ...(isWithoutGluten && found.species.includes('grano') ? IN_MIXES : []),
  ]
  const possible = [...may.filter((allergen) => !claims.free.has(allergen)), ...warned.allergens]
  return {
    contains,
    mayContain: inLegalOrder(possible.filter((allergen) => !contains.includes(allergen))),
    species: speciesInOrder(kept),
    maySpecies: speciesInOrder(warned.species.filter((one) => !kept.includes(one))),
    free: new Set([...claims.free, ...sure]),
  }
}
