/** Finds the symptoms that a reader describes, for the finder of the page and for the global search.
 *
 * Method  Names, signs and causes of a fault are weighted by the rarity of their words (Robertson's idf).
 *         The score of an entry is that of its best name, plus a bonus for words in many of its names, in
 *         its sign or in its causes. Two related words ('non lievita', 'sotto nera') also count as a pair.
 *         The learned weights of learned-likeness.ts are added. A slip of the pen is looked for among the
 *         titles first. A fault with all asked words in its title comes before the others.
 * Source  the weights, stop words and endings are [stima], tested on example complaints that we
 *         wrote (complaints.yaml).
 * Valid   any text. Unknown words find nothing. `findSymptoms` returns all symptoms for an empty text. */
import { isOneSlipFrom } from '../words/one-slip.ts'
import { saidPairs, saidWords, stem } from './complaint-words.ts'
import { type Clues, learnedLikeness } from './learned-likeness.ts'
import type { Symptom } from './symptom.ts'

export type Searched = Pick<Symptom, 'name' | 'names' | 'sign'> & {
  about: string
}
export type Likeness<S> = { symptom: S; score: number; isTitled: boolean }

const WORTH = { sign: 0.5, about: 0.4 } as const
const ALL_NAMES = 0.8
const SATURATED = 1.2
const [BEGINS, SLIPPED] = [0.85, 0.7]
const [SHORTEST_BEGINNING, SHORTEST_SLIPPED, LONGEST_END] = [4, 5, 3]
const PAIR = 0.7
const EVENED = 0.6
const [PIECE, LETTERS] = [3, 0.6]
const LEARNED = 1
const LEAST_KNOWN = 0.25
const [LEAST_SHARE, GOOD_SHARE] = [0.45, 0.7]
const MOST_FOUND = 8

function tokensOf(text: string): string[] {
  return [...new Set([...saidWords(text).map(({ word }) => word), ...saidPairs(text)])]
}

/** Evidence for or against an entry: words, word pairs and letter trigrams. The trigrams tolerate endings,
 * dialect and typing errors. */
export function cluesOf(text: string): Clues {
  const pieces = saidWords(text).flatMap(({ plain }) => {
    const edged = `<${plain}>`
    return Array.from({ length: edged.length - PIECE + 1 }, (_, at) => `<${edged.slice(at, at + PIECE)}`)
  })
  return new Map([
    ...pieces.map((piece) => [piece, LETTERS] as const),
    ...tokensOf(text).map((word) => [word, word.includes('+') ? PAIR : 1] as const),
  ])
}

interface Entry<S> {
  symptom: S
  names: readonly { words: ReadonlySet<string>; whole: number }[]
  counts: ReadonlyMap<string, number>
  sign: ReadonlySet<string>
  about: ReadonlySet<string>
}
interface Index<S> {
  entries: readonly Entry<S>[]
  weights: ReadonlyMap<string, number>
  known: readonly string[]
  /** The words of the titles by their stems. */
  titled: ReadonlyMap<string, string>
  learned: (clues: Clues) => Float64Array
}

const INDEXES = new WeakMap<object, Index<Searched>>()

function indexOf<S extends Searched>(symptoms: readonly S[]): Index<S> {
  const made = INDEXES.get(symptoms) as Index<S> | undefined
  if (made) return made
  const read = symptoms.map((symptom) => {
    const names = [symptom.name, ...symptom.names].map(tokensOf)
    const counts = new Map<string, number>()
    for (const word of names.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
    return {
      symptom,
      names,
      counts,
      sign: new Set(tokensOf(symptom.sign)),
      about: new Set(tokensOf(symptom.about)),
    }
  })
  const having = new Map<string, number>()
  for (const { counts, sign, about } of read)
    for (const word of new Set([...counts.keys(), ...sign, ...about]))
      having.set(word, (having.get(word) ?? 0) + (counts.has(word) ? 1 : WORTH.about))
  const weights = new Map(
    [...having].map(([word, count]) => {
      const weight = Math.log(1 + (read.length - count + 0.5) / (count + 0.5))
      return [word, (word.includes('+') ? PAIR : 1) * weight ** EVENED]
    }),
  )
  const entries = read.map(
    (one): Entry<S> => ({
      ...one,
      names: one.names.map((words) => ({
        words: new Set(words),
        whole: words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
      })),
    }),
  )
  const learned = learnedLikeness(
    symptoms.flatMap(({ name, names, sign, about }, entry) => [
      ...[name, ...names].map((text) => ({ clues: cluesOf(text), entry, worth: 1 })),
      { clues: cluesOf(sign), entry, worth: WORTH.sign },
      { clues: cluesOf(about), entry, worth: WORTH.about },
    ]),
    symptoms.length,
  )
  const known = [...weights.keys()].filter((word) => !word.includes('+'))
  const titled = new Map(
    symptoms.flatMap(({ name }) => saidWords(name).map((said) => [spelled(said), said.plain] as const)),
  )
  const index = { entries, weights, known, titled, learned }
  INDEXES.set(symptoms, index)
  return index
}

const spelled = ({ plain }: { plain: string }) => stem(plain)

const isSlipOf = (typed: string, word: string) =>
  typed.length >= SHORTEST_SLIPPED && word.length >= SHORTEST_BEGINNING && isOneSlipFrom(typed, word)

function meantBy(typed: string, { weights, known }: Index<unknown>): [string, number][] {
  if (weights.has(typed)) return [[typed, 1]]
  if (typed.includes('+') || typed.length < SHORTEST_BEGINNING) return []
  const begun = known.filter(
    (word) =>
      Math.min(word.length, typed.length) >= SHORTEST_BEGINNING &&
      Math.abs(word.length - typed.length) <= LONGEST_END &&
      (word.startsWith(typed) || typed.startsWith(word)),
  )
  if (begun.length > 0) return begun.map((word) => [word, BEGINS])
  return known.filter((word) => isSlipOf(typed, word)).map((word) => [word, SLIPPED])
}

type Asked = { weight: number; meant: readonly [string, number][] }

const nearest = ({ meant }: Asked, worth: (word: string) => number): number =>
  Math.max(0, ...meant.map(([word, sureness]) => worth(word) * sureness))

function likenessOf({ names, counts, sign, about }: Entry<unknown>, asked: readonly Asked[]) {
  const whole = asked.reduce((total, { weight }) => total + weight, 0)
  const named = asked.filter(({ meant }) => meant.some(([word]) => counts.has(word)))
  const nearestName = Math.max(
    0,
    ...names.map((name) => {
      const said = named.reduce(
        (total, one) => total + one.weight * nearest(one, (word) => Number(name.words.has(word))),
        0,
      )
      return said / Math.sqrt(whole * Math.max(name.whole, 1))
    }),
  )
  const all = asked.reduce((total, one) => {
    const worth = nearest(one, (word) => {
      const count = counts.get(word) ?? 0
      return Math.max(
        count / (count + SATURATED),
        sign.has(word) ? WORTH.sign : 0,
        about.has(word) ? WORTH.about : 0,
      )
    })
    return total + one.weight * worth
  }, 0)
  return nearestName + (ALL_NAMES * all) / whole
}

/** A slip of the pen is first of all a word of a title: 'palida' has letters of other faults, too. */
const withTitlesSpelled = (text: string, { weights, titled }: Index<unknown>): string =>
  text.replace(/\p{L}+/gu, (typed) => {
    const [said] = saidWords(typed)
    if (!said || weights.has(said.word)) return typed
    return [...titled].find(([word]) => isSlipOf(spelled(said), word))?.[1] ?? typed
  })

/** The title as it is spelled: a synonym may mean more than the title. */
function isTitled(name: string, text: string): boolean {
  const [title, pairs] = [saidWords(name).map(spelled), new Set(saidPairs(name))]
  return (
    saidWords(text).every((said) => title.includes(spelled(said))) &&
    saidPairs(text).every((pair) => pairs.has(pair))
  )
}

export function likeSymptoms<S extends Searched>(symptoms: readonly S[], typed: string): Likeness<S>[] {
  const index = indexOf(symptoms)
  const text = withTitlesSpelled(typed, index)
  const unknown = Math.log(1 + symptoms.length)
  const asked = tokensOf(text).flatMap((word): Asked[] => {
    const meant = meantBy(word, index)
    const weight = Math.max(0, ...meant.map(([one]) => index.weights.get(one) ?? 0))
    if (meant.length > 0) return [{ weight, meant }]
    return word.includes('+') ? [] : [{ weight: unknown / 2, meant }]
  })
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  const known = asked.reduce((sum, { weight, meant }) => sum + (meant.length > 0 ? weight : 0), 0)
  if (whole === 0 || known / whole < LEAST_KNOWN) return []
  const chances = index.learned(cluesOf(text)).map((chance) => (chance * LEARNED * known) / whole)
  return index.entries
    .map((entry, at) => ({
      symptom: entry.symptom,
      score: likenessOf(entry, asked) + (chances[at] ?? 0),
      isTitled: isTitled(entry.symptom.name, text),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
}

export type FoundSymptoms<S> = Readonly<{ first: readonly S[]; perhaps: readonly S[] }>

/** `perhaps` has what is less like the words, or stands beside faults with the asked title. */
export function findSymptoms<S extends Searched>(symptoms: readonly S[], text: string): FoundSymptoms<S> {
  if (!/[\p{L}\p{N}]/u.test(text)) return { first: symptoms, perhaps: [] }
  const found = likeSymptoms(symptoms, text)
  const titled = found.filter((one) => one.isTitled)
  const best = (titled[0] ?? found[0])?.score ?? 0
  const share = titled.length > 0 ? GOOD_SHARE : LEAST_SHARE
  const others = found.filter((one) => !one.isTitled && one.score >= best * share).slice(0, MOST_FOUND)
  const isGood = ({ score }: Likeness<S>) => titled.length === 0 && score >= best * GOOD_SHARE
  const first = [...titled, ...others.filter(isGood)]
  const perhaps = others.filter((one) => !isGood(one))
  return { first: first.map(({ symptom }) => symptom), perhaps: perhaps.map(({ symptom }) => symptom) }
}

const MOST_BESIDE = 2

/** What else a single fault may be: the next in likeness, then those that the editors name. */
export function besideOne<S extends Readonly<{ id: string; similar: readonly string[] }>>(
  symptoms: readonly S[],
  one: S,
  perhaps: readonly S[],
): S[] {
  const similar = one.similar.flatMap((id) => symptoms.filter((other) => other.id === id))
  return [...new Set([...perhaps, ...similar])].slice(0, MOST_BESIDE)
}

export const aboutSymptom = ({ causes, questions }: Pick<Symptom, 'causes' | 'questions'>): string => {
  const texts = [
    ...causes.flatMap(({ title, tell }) => [title, tell]),
    ...questions.flatMap(({ answers }) => answers.map(({ says }) => says)),
  ]
  return [...new Set(saidWords(texts.join(' ')).map(({ plain }) => plain))].join(' ')
}
