import { LRUCache } from 'lru-cache'
import type { ShelfName } from '#server/cache/response-cache.ts'
import type { StoredResponse } from '#server/cache/stored-response.ts'

const SIZE_B = 32 * 1024 * 1024
export const UNAVAILABLE = 503

/**
 * The last successful version of each page, shown while the database is unavailable. Pages with a query
 * string are not stored, because invented URLs could fill the memory.
 */
export function lastKnownPages(sizeB = SIZE_B) {
  const pages = new LRUCache<string, StoredResponse>({
    maxSize: sizeB,
    sizeCalculation: (answer, target) => answer.sizeB + 2 * target.length,
  })
  return {
    instead: (target: string, status: number): StoredResponse | undefined =>
      status === UNAVAILABLE ? pages.get(target) : undefined,

    remember(target: string, answer: StoredResponse, name: ShelfName | undefined): void {
      // The response of a deleted or moved page replaces the stored page, so that the old page is not shown
      // again.
      if (name === 'pages' || (name === 'rest' && pages.get(target))) pages.set(target, answer)
    },
  }
}
