/** Finds results for fewer words of a query, if no result has all its words.
 *
 * Valid   any query. Exclusions stay. No result for queries with quoted words, a diet or a condition that
 *         the site does not know. */
import type { SiteSearch } from '#contracts/site-search/site-search.ts'
import { asksForUnknown } from '#domain/site-search/asked-place.ts'
import { isNamedBy, tellingParts } from '#domain/site-search/rank-documents.ts'
import { reworded } from '#domain/site-search/reworded.ts'
import { namesDiet } from '#server/features/recipes/query-diet.ts'
import { queryMeaning } from '#server/features/recipes/query-meaning.ts'

const MOST_WORDS = 6
const LITTLE = /(?<=\p{L}{4})(?:in[aoei]|ett[aoei])$/u
const ENDINGS = ['a', 'e', 'o', 'i']

type Find = (query: string) => Promise<SiteSearch>

export const isEmpty = ({ answer, groups }: SiteSearch): boolean => answer === null && groups.length === 0

export async function findWithFewer(find: Find, query: string): Promise<SiteSearch | undefined> {
  const said = reworded(query)
  if (asksForUnknown(said) || said.includes('"') || namesDiet(queryMeaning(said))) return undefined
  const { words, left } = tellingParts(said)
  const withLeft = (...some: readonly string[]) => find([...some, left].join(' ').trim())
  const known: { word: string; found: SiteSearch }[] = []
  for (const word of words.slice(0, MOST_WORDS)) {
    const found = await findWord(withLeft, word)
    if (found) known.push(found)
  }
  if (known.length < 2) return known[0]?.found ?? (left === '' || words.length === 0 ? undefined : find(left))
  const together = await withLeft(...known.map(({ word }) => word))
  if (!isEmpty(together)) return together
  return known.toSorted((one, other) => countOf(one.found) - countOf(other.found))[0]?.found
}

async function findWord(find: Find, word: string) {
  const large = word.replace(LITTLE, '')
  for (const one of large === word ? [word] : [word, ...ENDINGS.map((ending) => large + ending)]) {
    const found = await find(one)
    const isName = found.groups.some(({ hits }) => hits.some(({ title }) => isNamedBy(reworded(one), title)))
    if (isName) return { word: one, found }
  }
  return undefined
}

const countOf = ({ groups }: SiteSearch): number => groups.reduce((sum, { total }) => sum + total, 0)
