import { LRUCache } from 'lru-cache'
import type { ShelfName } from '#server/cache/response-cache.ts'
import type { StoredResponse } from '#server/cache/stored-response.ts'

/** As much again as the pages that people read take. */
const SIZE_B = 32 * 1024 * 1024
const UNAVAILABLE = 503

/**
 * Pages as they were when they could last be made, whatever changed since: while the database does not answer, what was
 * there a moment ago is better than an apology. Only pages without a query, so that nobody can make up addresses for them.
 */
export function lastKnownPages(sizeB = SIZE_B) {
  const pages = new LRUCache<string, StoredResponse>({
    maxSize: sizeB,
    sizeCalculation: (answer, target) => answer.sizeB + 2 * target.length,
  })
  return {
    /** The page to send in place of one that was rendered with this status. */
    instead: (target: string, status: number): StoredResponse | undefined =>
      status === UNAVAILABLE ? pages.get(target) : undefined,

    remember(target: string, answer: StoredResponse, name: ShelfName | undefined): void {
      // A page that has gone, or moved, since it was remembered must not come back.
      if (name === 'pages' || (name === 'rest' && pages.get(target))) pages.set(target, answer)
    },
  }
}
