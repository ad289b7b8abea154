import { useEffect } from 'react'

/** So long nothing was typed: who stops is reading what was found. */
const SETTLED_MS = 1500

/**
 * Counts what is looked for in a list that the browser narrows by itself, once the typing settles. `isFound` is undefined
 * as long as there is no list. What it needs is loaded with the first search.
 */
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
