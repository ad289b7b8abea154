import type { Logger } from 'pino'
import type { FoundEntry } from '#contracts/import/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { SupervisedThread } from '#server/jobs/supervised-thread.ts'
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
  /** Address of the page, as given or as the page declares it; empty if unknown. */
  address?: string
  links?: ListedLinks
  failure?: string
}

/** Of a processor: no honest page takes a tenth of it. */
const TIME_MS = 15_000
const MEMORY_MB = 384

/** Reads pages one after the other in a thread of its own, which is given up when a page takes it too long. */
export function pageReader({ log }: { log: Pick<Logger, 'warn'> }) {
  const thread = new SupervisedThread<ReadTask, ReadAnswer>({
    log,
    name: 'pages of other sites',
    program: new URL('./reader-worker.ts', import.meta.url),
    heapMb: MEMORY_MB,
    replyTimeoutMs: TIME_MS,
  })
  return {
    /** Throws an {@link ImportFailure} for what cannot be read. */
    async read(task: ReadTask): Promise<ReadAnswer> {
      const answer = await thread.ask(task).catch((cause: unknown) => {
        throw new ImportFailure('La pagina è troppo complicata da leggere.', { cause })
      })
      if (answer.failure !== undefined) throw new ImportFailure(answer.failure)
      return answer
    },
    close: () => thread.close(),
  }
}
export type PageReader = ReturnType<typeof pageReader>
