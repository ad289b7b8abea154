import { type Transferable, Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { watchThread } from './thread-time.ts'

export interface SupervisedThreadOptions {
  log: Pick<Logger, 'warn'>
  name: string
  /** This program must reply to every message with one message, in the same order. */
  program: URL
  /** Limit of the JavaScript heap, in MB. WebAssembly and pictures use memory outside the heap. */
  heapMb: number
  mostWaiting?: number
  /** Processor time per reply, in milliseconds. A thread that needs more is replaced. A thread that waits
   * without using the processor is replaced after twenty times this time. */
  replyTimeoutMs: number
  idleMs?: number
}

const IDLE_MS = 5 * 60_000
const ASLEEP = 20

/** 'busy': too many messages wait. 'lost': the thread failed on this message or was closed. */
export class ThreadFailure extends Error {
  readonly kind: 'busy' | 'lost'

  constructor(kind: ThreadFailure['kind'], reason: string) {
    super(reason)
    this.name = 'ThreadFailure'
    this.kind = kind
  }
}

interface Job<Message, Reply> {
  message: Message
  transfer: readonly Transferable[]
  resolve: (reply: Reply) => void
  reject: (error: ThreadFailure) => void
}

/**
 * One thread that handles one message at a time. It starts with the first message and ends when idle. If it
 * crashes or hangs, the current message fails and a new thread handles the next one. It does not keep the
 * process alive.
 */
export class SupervisedThread<Message, Reply> {
  #options: Required<SupervisedThreadOptions>
  #waiting: Job<Message, Reply>[] = []
  #current: Job<Message, Reply> | undefined
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #endWatch: (() => void) | undefined

  constructor(options: SupervisedThreadOptions) {
    this.#options = { mostWaiting: Number.POSITIVE_INFINITY, idleMs: IDLE_MS, ...options }
  }

  /** Rejects with a {@link ThreadFailure}. The caller can no longer use the objects in `transfer`. */
  ask(message: Message, transfer: readonly Transferable[] = []): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    if (this.#waiting.length >= this.#options.mostWaiting)
      reject(new ThreadFailure('busy', `${this.#waiting.length} messages wait`))
    else this.#waiting.push({ message, transfer, resolve, reject })
    this.#next()
    return promise
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  async close(): Promise<void> {
    const given = this.#current ? [this.#current, ...this.#waiting] : this.#waiting
    this.#current = undefined
    this.#waiting = []
    for (const job of given) job.reject(new ThreadFailure('lost', 'closed'))
    await this.#drop()
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      if (this.#worker) this.#timer = setTimeout(() => void this.#drop(), this.#options.idleMs).unref()
      return
    }
    const { message, transfer } = this.#current
    this.#worker ??= this.#start()
    try {
      this.#worker.postMessage(message, transfer)
    } catch (error) {
      this.#settle((job) => job.reject(new ThreadFailure('lost', (error as Error).message)))
      return
    }
    const processorMs = this.#options.replyTimeoutMs
    this.#endWatch = watchThread(this.#worker, {
      processorMs,
      wallMs: ASLEEP * processorMs,
      onOver: () => this.#lose('no reply in time'),
    })
  }

  #start(): Worker {
    const { program, heapMb } = this.#options
    const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    worker.on('message', (reply: Reply) => this.#settle((job) => job.resolve(reply)))
    worker.on('error', (error) => this.#lose(error.message))
    worker.on('exit', (code) => this.#lose(`exit code ${code}`))
    worker.unref()
    return worker
  }

  #lose(reason: string): void {
    this.#options.log.warn({ thread: this.#options.name, reason }, 'a thread is replaced')
    void this.#drop()
    this.#settle((job) => job.reject(new ThreadFailure('lost', reason)))
  }

  #settle(end: (job: Job<Message, Reply>) => void): void {
    const job = this.#current
    this.#current = undefined
    this.#endWatch?.()
    if (job) end(job)
    this.#next()
  }

  async #drop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#timer)
    this.#endWatch?.()
    worker?.removeAllListeners().on('error', () => undefined)
    await worker?.terminate()
  }
}
