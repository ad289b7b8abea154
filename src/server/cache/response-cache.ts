import { LRUCache } from 'lru-cache'
import { type CatalogueChange, concerns, type MadeFrom } from './catalogue-change.ts'
import type { StoredResponse } from './stored-response.ts'

const MB = 1024 * 1024
/** What an entry costs beside its bodies: key, headers, objects. Keeps tiny answers from being free. */
const ENTRY_OVERHEAD_B = 2048

/**
 * Three shelves, so that no visitor can push out what the others read:
 * `lists` holds the few bodies of the whole catalogue, `pages` what has one address, `rest` what anybody can make up
 * addresses for (searches, filters, tools, pages that do not exist).
 */
const SHELF_SIZES_B = { lists: 512 * MB, pages: 64 * MB, rest: 16 * MB } as const
export type ShelfName = keyof typeof SHELF_SIZES_B

export interface ResponseCache {
  /** By the exact request target; undefined when it has to be made. */
  get(key: string): StoredResponse | undefined
  /** As `get`; a missing answer is made once however many ask for it meanwhile. */
  getOrMake(key: string, make: () => Promise<Made>): Promise<StoredResponse>
  /** What of the catalogue the kept answer was made from. */
  madeFrom(key: string): MadeFrom
  /** Forgets what the change concerns. */
  drop(change: CatalogueChange): void
}

export interface Made {
  answer: StoredResponse
  /** Where to keep it; undefined sends it without keeping it. */
  shelf?: ShelfName | undefined
  madeFrom?: MadeFrom
}

interface Kept {
  answer: StoredResponse
  madeFrom: MadeFrom
}

/** Bounded by bytes, least recently used first out; an answer larger than the whole shelf is not kept at all. */
const shelf = (maxB: number) =>
  new LRUCache<string, Kept>({
    maxSize: maxB,
    sizeCalculation: ({ answer }, key) => answer.sizeB + 2 * key.length + ENTRY_OVERHEAD_B,
  })

/**
 * Finished answers of the catalogue as it is. What a change concerns is forgotten; an answer that was begun before such a
 * change is sent to those who wait for it but never kept, so that a change cannot be covered by what was read before it.
 */
export function responseCache({
  sizesB = SHELF_SIZES_B,
  onLookup,
}: {
  sizesB?: Readonly<Record<ShelfName, number>>
  /** Told whether an answer was there or had to be made. */
  onLookup?: ((outcome: 'kept' | 'made') => void) | undefined
} = {}): ResponseCache {
  const shelves = { lists: shelf(sizesB.lists), pages: shelf(sizesB.pages), rest: shelf(sizesB.rest) }
  const pending = new Map<string, Promise<StoredResponse>>()
  /** Of each answer in the making, what changed since it was begun. */
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
        for (const [key, { madeFrom }] of [...kept.entries()])
          if (concerns(change, madeFrom)) kept.delete(key)
      for (const changes of changesMeanwhile) changes.push(change)
      pending.clear() // who asks after a change must not be given what was begun before it
    },
  }
}
