/** Replaces words in a query by the site's words: foreign words, chat language, phrases about leftovers and
 * typing errors.
 *
 * Source  content/search/words.yaml (`reworded`, `leftovers`).
 * Valid   any query. Known words are never corrected as typing errors. A query with a quotation mark stays
 *         unchanged. */
import { FIRST_AID_WORDS, SYMPTOMS } from '#knowledge/first-aid.ts'
import { SEARCH_PLACES, SEARCH_TERMS } from '#knowledge/search-places.ts'
import * as words from '#knowledge/search-words.ts'
import { isOneSlipFrom } from '../words/one-slip.ts'
import { phrasePattern } from '../words/phrase-pattern.ts'
import { plainText, single } from './plain-text.ts'
import { SMALL_WORDS } from './small-words.ts'

/** Stands for 'è' while accents are removed, so that 'è' does not become the conjunction 'e'. */
const IS = '\u0001'

const REWORDED = [...words.REWORDED, ...words.LEFTOVERS.map((said) => ({ as: '', said }))]
  .toSorted((one, other) => other.said.length - one.said.length)
  .map(({ as, said }) => ({ as, pattern: phrasePattern([said.replace(/\be\b/u, `[e${IS}]`)]).source }))
const SAID_OTHERWISE = new RegExp(REWORDED.map(({ pattern }) => `(${pattern})`).join('|'), 'gu')

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => plainText(text).match(/\p{L}+/gu) ?? [])
const MEANT = wordsOf([
  ...[...words.SOUGHT, ...words.KINDS].flatMap(([said, finds]) => [said, ...finds]),
  ...words.PROPERTY_NAMES.flatMap(({ name, spellings }) => [name, ...spellings]),
  ...words.REWORDED.flatMap(({ as, said }) => [as, said]),
  ...SEARCH_PLACES.flatMap(({ title, words: said = [], asks = [] }) => [title, ...said, ...asks]),
  ...Object.entries(SEARCH_TERMS).flatMap(([term, said]) => [term, ...said]),
  ...words.ABSENT.flatMap(({ names }) => names),
])
const KNOWN = new Set([
  ...MEANT,
  ...SMALL_WORDS,
  ...wordsOf([
    ...[words.IDLE, words.QUESTIONS, words.UNPROMISED, words.IDLE_BESIDE_TIME, words.LEFTOVERS].flat(),
    ...Object.values(FIRST_AID_WORDS).flat(2),
    ...SYMPTOMS.flatMap(({ names, sign }) => [...names, sign]),
    ...SEARCH_PLACES.map(({ text }) => text),
  ]),
])

const SHORTEST = 4
const SHORTEST_SLIPPED = 7

function spelledAs(meant: readonly string[]): (typed: string) => string {
  const bySound = Map.groupBy(
    [...new Set(meant)].filter((word) => word.length >= SHORTEST),
    single,
  )
  const sounds = [...bySound.keys()]
  return (typed) => {
    if (typed.length < SHORTEST || KNOWN.has(typed)) return typed
    const sound = single(typed)
    const [heard, ...others] = bySound.get(sound) ?? []
    if (heard !== undefined) return others.length === 0 ? heard : typed
    if (sound.length < SHORTEST_SLIPPED) return typed
    const near = sounds.filter(
      (one) => one[0] === sound[0] && one.length >= SHORTEST && isOneSlipFrom(sound, one),
    )
    const stems = new Set(near.map((one) => one.slice(0, -1)))
    if (stems.size === 0) return parted(typed, bySound)
    return stems.size === 1 ? (bySound.get(near[0] ?? '')?.[0] ?? typed) : typed
  }
}

function parted(typed: string, bySound: ReadonlyMap<string, readonly string[]>): string {
  for (let at = typed.length - SHORTEST; at >= SHORTEST; at -= 1) {
    const parts = [typed.slice(0, at), typed.slice(at)]
    if (parts.every((part) => bySound.get(single(part))?.includes(part))) return parts.join(' ')
  }
  return typed
}
const rightSpelling = spelledAs(MEANT)
const faultSpelling = spelledAs(
  wordsOf([...FIRST_AID_WORDS.faults, ...SYMPTOMS.flatMap(({ names }) => names)]),
)

export const withFaultsSpelled = (query: string): string =>
  reworded(query).replace(/\p{L}+/gu, (word) => faultSpelling(word))

export function reworded(query: string): string {
  if (query.includes('"')) return query
  const plain = plainText(query.replace(/(?<!\p{L})[èÈ](?!\p{L})/gu, IS)).replace(
    /(?<=\p{L})['’-](?=\p{L})/gu,
    ' ',
  )
  const said = plain
    .replace(/\p{L}+/gu, rightSpelling)
    .replace(SAID_OTHERWISE, (found, ...groups: (string | undefined)[]) => {
      const at = groups.findIndex((group) => group !== undefined)
      return REWORDED[at]?.as ?? found
    })
  return said === plain || tidy(said) === '' ? query : tidy(said)
}

const tidy = (text: string): string => text.replaceAll(IS, ' ').replace(/\s+/gu, ' ').trim()
