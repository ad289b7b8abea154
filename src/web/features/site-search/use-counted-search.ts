import { useEffect } from 'react'

const SETTLED_MS = 1500

/** Counts a search in a list that the browser filters. `isFound` is undefined while the list is loading. */
export function useCountedSearch(text: string, isFound: boolean | undefined): void {
  useEffect(() => {
    if (isFound === undefined || text.trim() === '') return
    const count = async () => {
      const { countSearch } = await import('./count-search.ts')
      countSearch({ text, isFound })
    }
    const timer = setTimeout(() => count().catch(() => undefined), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text, isFound])
}
