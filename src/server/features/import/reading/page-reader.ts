import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FoundEntry } from '#contracts/import/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { ImportFailure } from '../import-failure.ts'
import type { ListedLinks } from './links-of-list.ts'

export interface ReadTask {
  what: ImportKind | 'list' | 'site'
  text: string
  /** Empty for a page that was pasted without its address: then it is asked where it stands. */
  url: string
}
export interface ReadAnswer {
  found?: FoundEntry[]
  /** Of the page, as it was given or as it says itself; empty when nobody knows. */
  address?: string
  links?: ListedLinks
  failure?: string
}

/** No honest page takes a tenth of it. */
const TIME_MS = 15_000
const MEMORY_MB = 384

/** Reads pages one after the other in a thread of its own, which is given up when a page takes it too long. */
export function pageReader({ timeMs = TIME_MS }: { timeMs?: number } = {}) {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Worker => {
    const started = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    // One that dies between two pages must not take the server along.
    started.on('error', () => {
      if (worker === started) worker = undefined
    })
    started.unref()
    return started
  }

  const giveUp = async () => {
    const dead = worker
    worker = undefined
    await dead?.terminate()
  }

  const ask = async (task: ReadTask): Promise<ReadAnswer> => {
    worker ??= start()
    try {
      worker.postMessage(task)
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeMs) })) as [
        ReadAnswer,
      ]
      return answer
    } catch (cause) {
      await giveUp()
      throw new ImportFailure('La pagina è troppo complicata da leggere.', { cause })
    }
  }

  return {
    /** Throws an {@link ImportFailure} for what cannot be read. */
    async read(task: ReadTask): Promise<ReadAnswer> {
      const turn = last.then(() => ask(task))
      last = turn.catch(() => undefined)
      const answer = await turn
      if (answer.failure !== undefined) throw new ImportFailure(answer.failure)
      return answer
    },
    close: giveUp,
  }
}
export type PageReader = ReturnType<typeof pageReader>
