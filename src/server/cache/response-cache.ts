import { shelf } from './shelf.ts'
import type { StoredResponse } from './stored-response.ts'

const MB = 1024 * 1024

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
  clear(): void
}

export interface Made {
  answer: StoredResponse
  /** Where to keep it; undefined sends it without keeping it. */
  shelf?: ShelfName | undefined
}

/**
 * Finished answers of one state of the catalogue. An answer begun in one epoch and finished in another is sent to those
 * who wait for it but never kept, so a change can not be covered by what was read before it.
 */
export function responseCache(
  epoch: () => number,
  {
    sizesB = SHELF_SIZES_B,
    onLookup,
  }: {
    sizesB?: Readonly<Record<ShelfName, number>>
    /** Told whether an answer was there or had to be made. */
    onLookup?: ((outcome: 'kept' | 'made') => void) | undefined
  } = {},
): ResponseCache {
  const shelves = { lists: shelf(sizesB.lists), pages: shelf(sizesB.pages), rest: shelf(sizesB.rest) }
  const pending = new Map<string, Promise<StoredResponse>>()

  const get = (key: string) => shelves.pages.get(key) ?? shelves.lists.get(key) ?? shelves.rest.get(key)
  const makeAndKeep = async (key: string, make: () => Promise<Made>) => {
    const begunIn = epoch()
    const made = await make()
    if (made.shelf && begunIn === epoch()) shelves[made.shelf].put(key, made.answer)
    return made.answer
  }

  return {
    get,
    async getOrMake(key, make) {
      const ready = get(key) ?? pending.get(key)
      onLookup?.(ready ? 'kept' : 'made')
      if (ready) return ready
      const promise = makeAndKeep(key, make).finally(() => {
        if (pending.get(key) === promise) pending.delete(key)
      })
      pending.set(key, promise)
      return promise
    },
    clear() {
      for (const each of Object.values(shelves)) each.clear()
      pending.clear() // who asks after a change must not be given what was begun before it
    },
  }
}
