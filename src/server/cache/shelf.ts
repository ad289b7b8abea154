import type { StoredResponse } from './stored-response.ts'

/** What a map entry costs beside its bodies: key, headers, objects. Keeps tiny answers from being free. */
const ENTRY_OVERHEAD_B = 2048

export interface Shelf {
  /** Marks the answer as recently used. */
  get(key: string): StoredResponse | undefined
  /** Keeps the answer and lets the least recently used ones go; one larger than the shelf is not kept at all. */
  put(key: string, answer: StoredResponse): void
  clear(): void
  readonly sizeB: number
}

/** Finished answers in memory, least recently used first out, bounded by bytes rather than by number. */
export function shelf(maxB: number): Shelf {
  const answers = new Map<string, StoredResponse>()
  let sizeB = 0

  const cost = (key: string, answer: StoredResponse) => answer.sizeB + 2 * key.length + ENTRY_OVERHEAD_B
  const drop = (key: string, answer: StoredResponse) => {
    answers.delete(key)
    sizeB -= cost(key, answer)
  }

  return {
    get(key) {
      const answer = answers.get(key)
      if (answer) {
        answers.delete(key)
        answers.set(key, answer)
      }
      return answer
    },
    put(key, answer) {
      const replaced = answers.get(key)
      if (replaced) drop(key, replaced)
      if (cost(key, answer) > maxB) return
      answers.set(key, answer)
      sizeB += cost(key, answer)
      for (const [oldKey, oldAnswer] of answers) {
        if (sizeB <= maxB) break
        drop(oldKey, oldAnswer)
      }
    },
    clear() {
      answers.clear()
      sizeB = 0
    },
    get sizeB() {
      return sizeB
    },
  }
}
