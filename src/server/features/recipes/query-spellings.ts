/** Translates search words that recipes do not use, such as dialect, English or diminutives
 * (content/search/words.yaml). */
import { SMALL_WORDS } from '#domain/site-search/small-words.ts'
import { KINDS, SOUGHT } from '#knowledge/search-words.ts'
import { type Token, tokens } from './query-tokens.ts'
import { COMMON, QUALIFIERS } from './query-vocabulary.ts'

export interface Spelled {
  anyOf: (readonly string[])[]
  others: string
  /** True if the query names a kind of recipe. The word of the kind is then not searched, because 'pizza
   * piccante' must not find a gorgonzola piccante. */
  isKind: boolean
}

const stem = (plain: string): string => (plain.length > 4 ? plain.replace(/[aeio]$/u, '') : plain)
const keyOf = (words: readonly string[]): string => words.map(stem).join(' ')
const byKey = (entries: typeof SOUGHT) =>
  new Map(entries.map(([spelling, finds]) => [keyOf(spelling.split(' ')), finds]))

const ANY_PIZZA = /^pizz[ae]$/u
const [SOUGHT_BY_KEY, KINDS_BY_KEY] = [byKey(SOUGHT), byKey(KINDS)]
const SOUGHT_AS_SAID = new Map(SOUGHT)
const MOST_WORDS = 4
const ELIDED = /^(?:[dl]|all|dell|nell|sull)['’]/u

export function spelled(kept: readonly Token[]): Spelled {
  const telling = kept.filter(
    ({ plain, isQuoted }) => isQuoted || !(COMMON.has(plain) || SMALL_WORDS.has(plain)),
  )
  const kind =
    telling.length === 1 && !telling[0]?.isQuoted && KINDS_BY_KEY.get(keyOf([telling[0]?.plain ?? '']))
  if (kind)
    return {
      anyOf: [kind],
      others: textOf(
        kept.filter(
          (token) => token !== telling[0] && !ANY_PIZZA.test(token.plain) && !SMALL_WORDS.has(token.plain),
        ),
      ),
      isKind: true,
    }
  if (kept.some(({ plain, isQuoted }) => !isQuoted && plain === 'or'))
    return { anyOf: [], others: textOf(kept), isKind: false }
  const anyOf: (readonly string[])[] = []
  const others: Token[] = []
  for (let at = 0; at < kept.length; ) {
    const { finds, length } = soughtAt(kept, at)
    if (finds) anyOf.push(finds)
    else others.push(...kept.slice(at, at + length))
    at += length
  }
  return { anyOf, others: textOf(others), isKind: false }
}

function soughtAt(kept: readonly Token[], at: number): { finds?: readonly string[]; length: number } {
  for (let length = Math.min(MOST_WORDS, kept.length - at); length > 0; length -= 1) {
    const run = kept.slice(at, at + length)
    const words = run.map(({ plain }) => plain.replace(ELIDED, ''))
    const finds = run.some(({ isQuoted }) => isQuoted)
      ? undefined
      : (SOUGHT_AS_SAID.get(words.join(' ')) ?? SOUGHT_BY_KEY.get(keyOf(words)))
    if (finds) return { finds, length }
  }
  return { length: 1 }
}

/**
 * Other names of an excluded food: 'senza gamberetti' also excludes gamberi. A name that is part of the
 * food's full name is left out: 'senza cotto' does not exclude every prosciutto.
 */
export function otherNames(food: string): readonly string[] {
  const [name = '', ...others] = SOUGHT_BY_KEY.get(keyOf(tokens(food).map(({ plain }) => plain))) ?? []
  return name === '' ? [] : [name, ...others.filter((other) => !` ${name} `.includes(` ${other} `))]
}

export const textOf = (kept: readonly Token[]): string =>
  kept.map(({ text, isQuoted }) => (isQuoted ? `"${text}"` : text)).join(' ')

export function servedWords(text: string): string[] {
  const all = tokens(text)
  const served: string[] = []
  for (let at = 0; at < all.length; ) {
    const { finds, length } = soughtAt(all, at)
    if (finds) served.push(textOf(all.slice(at, at + length)))
    at += length
  }
  return served
}

const OF_THE_DOUGH = /^(?:farin|acqua|lievit|sale$|oli[oi]$|impast)/u
const SMALL_ENDS = /^(?:senza|con|di|or|e)$/u

/** Joins adjectives to the nouns before them: in 'pomodorini gialli' the colour must not match a yellow
 * pepper. `together` keeps the adjectives, `nouns` omits them. Undefined without such an adjective. */
export function boundWords(
  words: string,
): Record<'together' | 'nouns', { words: string; spelled: Spelled }> | undefined {
  const all = tokens(words)
  const isBound = (at: number) =>
    QUALIFIERS.has(all[at]?.plain ?? '') &&
    isNoun(all[at - 1]) &&
    !all[at]?.isQuoted &&
    !standsForOther(all.slice(at - 1, at + 1))
  const nouns = all.filter((_, at) => !isBound(at))
  if (nouns.length === all.length) return undefined
  const together = all.flatMap((token, at): Token[] => {
    if (isBound(at)) return []
    return isBound(at + 1)
      ? [{ ...token, text: `${token.text} ${all[at + 1]?.text}`, isQuoted: true }]
      : [token]
  })
  const meant = (kept: readonly Token[]) => ({ words: textOf(kept), spelled: spelled(kept) })
  return { together: meant(together), nouns: meant(nouns) }
}

const standsForOther = (pair: readonly Token[]): boolean => {
  const { finds, length } = soughtAt(pair, 0)
  return (
    finds !== undefined &&
    length === pair.length &&
    !finds.some((find) => keyOf(find.split(' ')) === keyOf(pair.map(({ plain }) => plain)))
  )
}

const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.isQuoted &&
  !COMMON.has(token.plain) &&
  !QUALIFIERS.has(token.plain) &&
  !OF_THE_DOUGH.test(token.plain) &&
  !SMALL_ENDS.test(token.plain)
