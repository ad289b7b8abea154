/** Puts what a search has found into groups by source, the best source first.
 *
 * Units   a score as in `rank-documents.ts`.
 * Source  the limits are [stima].
 * Valid   any hits. A hit far below the best one is left out. */
import { SEARCH_SOURCES, type SearchSource } from './search-document.ts'

interface SearchHit {
  title: string
  text: string
  path: string
  imageUrl?: string | undefined
}
export type Scored = SearchHit & { source: SearchSource; score: number }

const MOST_HITS = 6
const LEAST_SHARE = 0.3

/** `answered` is the score of what stands above the hits, 0 for nothing. */
export function groupsOf(hits: readonly Scored[], answered: number) {
  const sorted = hits.toSorted((one, other) => other.score - one.score)
  const best = Math.max(answered, sorted[0]?.score ?? 0)
  return (Object.keys(SEARCH_SOURCES) as SearchSource[])
    .map((source) => sorted.filter((hit) => hit.source === source && hit.score >= best * LEAST_SHARE))
    .toSorted((one, other) => (other[0]?.score ?? 0) - (one[0]?.score ?? 0))
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const shown = [first, ...others].slice(0, MOST_HITS).map(hitOf)
      return [{ source: first.source, total: 1 + others.length, hits: shown }]
    })
}

const hitOf = ({ title, text, path, imageUrl }: Scored) => ({
  title,
  text,
  path,
  ...(imageUrl !== undefined && { imageUrl }),
})
