import { LRUCache } from 'lru-cache'
import { type CatalogueChange, concerns, type MadeFrom } from './catalogue-change.ts'
import type { StoredResponse } from './stored-response.ts'

const MB = 1024 * 1024
const ENTRY_OVERHEAD_B = 2048

/**
 * Three separate caches, so that made-up URLs cannot push out other answers. `lists`: bodies with the whole
 * catalogue. `pages`: single pages and recipes. `rest`: URLs that anybody can make up, such as searches,
 * filters and missing pages.
 */
const SHELF_SIZES_B = { lists: 512 * MB, pages: 64 * MB, rest: 16 * MB } as const
export type ShelfName = keyof typeof SHELF_SIZES_B

export interface ResponseCache {
  get(key: string): StoredResponse | undefined
  getOrMake(key: string, make: () => Promise<Made>): Promise<StoredResponse>
  madeFrom(key: string): MadeFrom
  drop(change: CatalogueChange): void
}

export interface Made {
  answer: StoredResponse
  shelf?: ShelfName | undefined
  madeFrom?: MadeFrom
}

interface Kept {
  answer: StoredResponse
  madeFrom: MadeFrom
}

/** Limited by bytes: the least recently used answers are removed first. An answer larger than the whole
 * cache is not stored. */
const shelf = (maxB: number) =>
  new LRUCache<string, Kept>({
    maxSize: maxB,
    sizeCalculation: ({ answer }, key) => answer.sizeB + 2 * key.length + ENTRY_OVERHEAD_B,
  })

/**
 * Finished answers for the current catalogue. A change removes the answers that it concerns. If the change
 * concerns an answer in progress, that answer is sent but not cached, because it may contain old data.
 */
export function responseCache({
  sizesB = SHELF_SIZES_B,
  onLookup,
}: {
  sizesB?: Readonly<Record<ShelfName, number>>
  onLookup?: ((outcome: 'kept' | 'made') => void) | undefined
} = {}): ResponseCache {
  const shelves = { lists: shelf(sizesB.lists), pages: shelf(sizesB.pages), rest: shelf(sizesB.rest) }
  const pending = new Map<string, Promise<StoredResponse>>()
  const changesMeanwhile = new Set<CatalogueChange[]>()

  const find = (key: string) => shelves.pages.get(key) ?? shelves.lists.get(key) ?? shelves.rest.get(key)
  const makeAndKeep = async (key: string, make: () => Promise<Made>) => {
    const changes: CatalogueChange[] = []
    changesMeanwhile.add(changes)
    try {
      const { answer, shelf: name, madeFrom } = await make()
      const isStale = changes.some((change) => concerns(change, madeFrom))
      if (name && !isStale) shelves[name].set(key, { answer, madeFrom })
      return answer
    } finally {
      changesMeanwhile.delete(changes)
    }
  }

  return {
    get: (key) => find(key)?.answer,
    madeFrom: (key) => find(key)?.madeFrom,
    async getOrMake(key, make) {
      const ready = find(key)?.answer ?? pending.get(key)
      onLookup?.(ready ? 'kept' : 'made')
      if (ready) return ready
      const promise = makeAndKeep(key, make).finally(() => {
        if (pending.get(key) === promise) pending.delete(key)
      })
      pending.set(key, promise)
      return promise
    },
    drop(change) {
      for (const kept of Object.values(shelves))
        for (const [key] of [...kept.entries()].filter(([, { madeFrom }]) => concerns(change, madeFrom)))
          kept.delete(key)
      for (const changes of changesMeanwhile) changes.push(change)
      pending.clear() // a request after the change must not get an answer that was started before it
    },
  }
}
