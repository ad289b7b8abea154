import type { Ingredient } from './read-ingredients.ts'
import type { Styles } from './read-styles.ts'
import type { SearchWordsFile, Sought } from './search-words-schema.ts'

/** Each name or spelling of an ingredient finds all its names: 'gamberetti' also finds 'gamberi'. */
const soughtOf = ({ name, names = [], spellings = [] }: Ingredient): Sought => {
  const finds = [name, ...names].map((one) => one.toLowerCase())
  return { spellings: [...finds, ...spellings], finds }
}

function joined(entries: readonly Sought[]): [string, string[]][] {
  const found = new Map<string, Set<string>>()
  for (const { spellings, finds } of entries)
    for (const spelling of spellings) {
      const plain = spelling.normalize('NFD').replace(/\p{M}/gu, '')
      found.set(plain, new Set([...(found.get(plain) ?? []), ...finds]))
    }
  return [...found].map(([spelling, finds]) => [spelling, [...finds]])
}

export function searchWordsModule(
  ingredients: readonly Ingredient[],
  styles: Styles,
  words: SearchWordsFile,
): Record<string, string> {
  const {
    properties,
    idle,
    idleBesideTime,
    questions,
    unpromised,
    sought,
    absent,
    notes,
    kinds,
    reworded,
    leftovers,
    atHand,
  } = words
  const ofStyles = styles.ranges.flatMap(({ style }) => style.search ?? [])
  const names = Object.entries(properties).map(([name, said]) => ({ name, ...said }))
  const known = joined([
    ...sought,
    ...absent.flatMap(({ names, finds, isFood }) => (isFood ? [] : [{ spellings: names, finds }])),
    ...ofStyles,
    ...ingredients.map(soughtOf),
  ])
  return {
    'search-words.ts': `import type { NumberAnswer } from '#domain/site-search/search-document.ts'
import type { Property } from '#server/features/recipes/recipe-properties.ts'
export const PROPERTY_NAMES: readonly { name: Property; spellings: readonly string[]; mistaken?: readonly string[] }[] = ${JSON.stringify(names)}
export const REWORDED: readonly { as: string; said: string }[] = ${JSON.stringify(reworded.flatMap(({ as, said }) => said.map((one) => ({ as, said: one }))))}
export const LEFTOVERS: readonly string[] = ${JSON.stringify(leftovers)}
export const AT_HAND: readonly string[] = ${JSON.stringify(atHand)}
export const IDLE: readonly string[] = ${JSON.stringify(idle)}
export const IDLE_BESIDE_TIME: readonly string[] = ${JSON.stringify(idleBesideTime)}
export const QUESTIONS: readonly string[] = ${JSON.stringify(questions)}
export const UNPROMISED: readonly string[] = ${JSON.stringify(unpromised)}
export const SOUGHT: readonly (readonly [spelling: string, finds: readonly string[]])[] = ${JSON.stringify(known)}
export const ABSENT: readonly { names: readonly string[]; finds: readonly string[]; says: string; isFood?: true }[] = ${JSON.stringify(absent)}
export const NOTES: readonly ({ asks: readonly string[] } & NumberAnswer)[] = ${JSON.stringify(notes)}
export const KINDS: readonly (readonly [spelling: string, finds: readonly string[]])[] = ${JSON.stringify(joined(kinds))}
`,
  }
}
