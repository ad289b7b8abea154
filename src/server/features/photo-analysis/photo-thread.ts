import type { Logger } from 'pino'
import { PHOTO_MESSAGES } from '#domain/photo-analysis/photo-limits.ts'
import type { CatalogueRecipe } from '#domain/photo-analysis/rank-recipes.ts'
import { AppError } from '#server/app-error.ts'
import {
  SupervisedThread,
  type SupervisedThreadOptions,
  ThreadFailure,
} from '#server/jobs/supervised-thread.ts'
import type { FromPhotoThread, PhotoFindings, ToPhotoThread } from './photo-messages.ts'

export interface PhotoThreadOptions
  extends Partial<Pick<SupervisedThreadOptions, 'mostWaiting' | 'replyTimeoutMs' | 'program'>> {
  log: Pick<Logger, 'warn'>
}

const DEFAULTS = {
  name: 'photos',
  program: new URL('./photo-worker.ts', import.meta.url),
  heapMb: 256,
  mostWaiting: 8,
  replyTimeoutMs: 30_000,
} as const
const BUSY_RETRY_S = 5

const REFUSALS = {
  unsupported: () => new AppError('unsupported_type', PHOTO_MESSAGES.unsupported),
  damaged: () => new AppError('invalid_input', "L'immagine è danneggiata o incompleta"),
  'too-many-pixels': () => new AppError('too_large', "L'immagine ha troppi pixel: riducila e riprova"),
} as const

const FAILURES: Readonly<Record<ThreadFailure['kind'], string>> = {
  busy: 'Ci sono già molte foto in attesa. Riprova tra qualche secondo.',
  lost: "Non è stato possibile analizzare l'immagine. Riprova tra poco.",
}

export function photoThread({ log, ...changed }: PhotoThreadOptions) {
  const thread = new SupervisedThread<ToPhotoThread, FromPhotoThread>({ ...DEFAULTS, ...changed, log })

  /** Throws AppError: 400, 413 or 415 for the photo, 503 when too many photos wait or the thread is lost. */
  const ask = async (message: ToPhotoThread) => {
    const reply = await thread.ask(message, [message.bytes.buffer]).catch((error: unknown) => {
      if (!(error instanceof ThreadFailure)) throw error
      throw new AppError('unavailable', FAILURES[error.kind], { retryAfterS: BUSY_RETRY_S })
    })
    if (reply.kind === 'refused') throw REFUSALS[reply.reason]()
    return reply
  }

  return {
    async look(bytes: Uint8Array, recipes: readonly CatalogueRecipe[]): Promise<PhotoFindings> {
      const reply = await ask({ kind: 'look', bytes: new Uint8Array(bytes), recipes })
      if (reply.kind !== 'seen') throw new Error(`the photo thread answered ${reply.kind}`)
      return reply.findings
    },
    async shrink(bytes: Uint8Array): Promise<Uint8Array> {
      const reply = await ask({ kind: 'shrink', bytes: new Uint8Array(bytes) })
      if (reply.kind !== 'shrunk') throw new Error(`the photo thread answered ${reply.kind}`)
      return reply.jpeg
    },
    waiting: () => thread.waiting,
    close: () => thread.close(),
  }
}
