import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { PHOTO_MESSAGES } from '#domain/photo-analysis/photo-limits.ts'
import type { CatalogueRecipe } from '#domain/photo-analysis/rank-recipes.ts'
import { AppError } from '#server/app-error.ts'
import type { FromPhotoThread, PhotoFindings, ToPhotoThread } from './photo-messages.ts'

export interface PhotoThreadOptions {
  log: Pick<Logger, 'warn' | 'info'>
  /** Photos that may wait behind the one under way; one more is refused. */
  mostWaiting?: number
  /** A photo that takes longer means that the thread hangs. */
  replyTimeoutMs?: number
  /** After so long without work the thread ends and gives its memory back. */
  idleMs?: number
  /** Another program for the thread: tests let it hang and crash. */
  program?: URL
}

const DEFAULTS = {
  mostWaiting: 8,
  replyTimeoutMs: 30_000,
  idleMs: 5 * 60_000,
  program: new URL('./photo-worker.ts', import.meta.url),
}
/** Bounds what the thread's JavaScript may hold; the model and decoded pictures lie outside it. */
const HEAP_MB = 256
const BUSY_RETRY_S = 5

interface Job {
  message: ToPhotoThread
  resolve: (reply: FromPhotoThread) => void
  reject: (error: Error) => void
}

const REFUSALS = {
  unsupported: () => new AppError('unsupported_type', PHOTO_MESSAGES.unsupported),
  damaged: () => new AppError('invalid_input', "L'immagine è danneggiata o incompleta"),
  'too-many-pixels': () => new AppError('too_large', "L'immagine ha troppi pixel: riducila e riprova"),
} as const

const failed = () =>
  new AppError('unavailable', "Non è stato possibile analizzare l'immagine. Riprova tra poco.", {
    retryAfterS: BUSY_RETRY_S,
  })

/** One thread for all the photos, one photo at a time. Nothing runs before the first photo arrives. */
export class PhotoThread {
  #log: PhotoThreadOptions['log']
  #settings: typeof DEFAULTS
  #waiting: Job[] = []
  #current: Job | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  constructor({ log, ...settings }: PhotoThreadOptions) {
    this.#log = log
    this.#settings = { ...DEFAULTS, ...settings }
  }

  /** What the photo shows. Throws AppError: 400, 413 or 415 for the photo, 503 when too many wait or the thread is lost. */
  async look(bytes: Uint8Array, recipes: readonly CatalogueRecipe[]): Promise<PhotoFindings> {
    const reply = await this.#ask({ kind: 'look', bytes: new Uint8Array(bytes), recipes })
    if (reply.kind !== 'seen') throw failed()
    return reply.findings
  }

  /** A small JPEG without metadata. Throws as `look`. */
  async shrink(bytes: Uint8Array): Promise<Uint8Array> {
    const reply = await this.#ask({ kind: 'shrink', bytes: new Uint8Array(bytes) })
    if (reply.kind !== 'shrunk') throw failed()
    return reply.jpeg
  }

  /** Photos whose turn has not come. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** True while a thread exists. */
  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  async close(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.reject(failed())
    this.#current?.reject(failed())
    this.#current = undefined
    await this.#drop()
  }

  async #ask(message: ToPhotoThread): Promise<FromPhotoThread> {
    if (this.#waiting.length >= this.#settings.mostWaiting) {
      const text = 'Ci sono già molte foto in attesa. Riprova tra qualche secondo.'
      throw new AppError('unavailable', text, { retryAfterS: BUSY_RETRY_S })
    }
    const { promise, resolve, reject } = Promise.withResolvers<FromPhotoThread>()
    this.#waiting.push({ message, resolve, reject })
    this.#next()
    const reply = await promise
    if (reply.kind === 'refused') throw REFUSALS[reply.reason]()
    return reply
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      if (this.#worker) this.#timer = setTimeout(() => void this.#drop(), this.#settings.idleMs).unref()
      return
    }
    const { message } = this.#current
    this.#worker ??= this.#start()
    this.#worker.postMessage(message, [message.bytes.buffer])
    this.#timer = setTimeout(() => this.#lose('no reply in time'), this.#settings.replyTimeoutMs)
  }

  #start(): Worker {
    const worker = new Worker(this.#settings.program, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    worker.on('message', (reply: FromPhotoThread) => this.#settle((job) => job.resolve(reply)))
    worker.on('error', (error) => this.#lose(error.message))
    worker.on('exit', (code) => this.#lose(`exit code ${code}`))
    worker.unref() // it never keeps the process alive
    return worker
  }

  #lose(reason: string): void {
    this.#log.warn({ reason }, 'the photo thread is replaced')
    void this.#drop()
    this.#settle((job) => job.reject(failed()))
  }

  #settle(end: (job: Job) => void): void {
    const job = this.#current
    this.#current = undefined
    if (job) end(job)
    this.#next()
  }

  /** Forgets the thread; whatever it still says is not heard. */
  async #drop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#timer)
    worker?.removeAllListeners().on('error', () => undefined)
    await worker?.terminate()
  }
}
