import type { Logger } from 'pino'
import type { FoundEntry } from '#contracts/import/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { SupervisedThread } from '#server/jobs/supervised-thread.ts'
import { ImportFailure } from '../import-failure.ts'
import type { ListedLinks } from './links-of-list.ts'

export interface ReadTask {
  what: ImportKind | 'list' | 'site'
  text: string
  url: string
}
export interface ReadAnswer {
  found?: FoundEntry[]
  address?: string
  links?: ListedLinks
  failure?: string
}

/** Processor time. */
const TIME_MS = 15_000
const MEMORY_MB = 384

export function pageReader({ log }: { log: Pick<Logger, 'warn'> }) {
  const thread = new SupervisedThread<ReadTask, ReadAnswer>({
    log,
    name: 'pages of other sites',
    program: new URL('./reader-worker.ts', import.meta.url),
    heapMb: MEMORY_MB,
    replyTimeoutMs: TIME_MS,
  })
  return {
    /** Throws {@link ImportFailure} if the page cannot be read. */
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
