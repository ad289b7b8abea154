import { type Transferable, Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { watchThread } from './thread-time.ts'

export interface SupervisedThreadOptions {
  log: Pick<Logger, 'warn'>
  /** Stands in the log. */
  name: string
  /** Replies to every message with one, in order. */
  program: URL
  /** Bounds what the thread's JavaScript may hold, in MB; WebAssembly and pictures lie outside it. */
  heapMb: number
  /** Messages that may wait behind the one under way; without it any number. */
  mostWaiting?: number
  /** Milliseconds of a processor that a reply may take: a thread that uses more hangs. One that sleeps has twenty times as long. */
  replyTimeoutMs: number
  /** After so many milliseconds without work the thread ends and gives its memory back. */
  idleMs?: number
}

const IDLE_MS = 5 * 60_000
const ASLEEP = 20

/** Why there is no reply: too many wait already, or the thread was lost over this message or closed. */
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
 * One thread, one message at a time. It starts with the first message, ends when there are none, and is replaced when it
 * crashes or hangs: that message fails, those behind it go on. It never keeps the process alive.
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

  /** Throws a {@link ThreadFailure}. What is in `transfer` is the thread's from now on. */
  ask(message: Message, transfer: readonly Transferable[] = []): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    if (this.#waiting.length >= this.#options.mostWaiting)
      reject(new ThreadFailure('busy', `${this.#waiting.length} messages wait`))
    else this.#waiting.push({ message, transfer, resolve, reject })
    this.#next()
    return promise
  }

  /** Messages whose turn has not come. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** True while a thread exists. */
  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  /** Gives up what is under way and what waits. */
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
      // What cannot be sent has not reached the thread: it goes on with the next one.
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

  /** Forgets the thread; whatever it still says is not heard. */
  async #drop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#timer)
    this.#endWatch?.()
    worker?.removeAllListeners().on('error', () => undefined)
    await worker?.terminate()
  }
}
