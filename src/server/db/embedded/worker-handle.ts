import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { watchThread } from '#server/jobs/thread-time.ts'
import { StartFailure, withTechnicalLine } from '#server/start/start-failure.ts'
import { doesNotOpen } from './data-directory.ts'
import type { FromWorker, Programs, Reply, ToWorker, WorkerInput, WorkerSettings } from './worker-messages.ts'
import { WorkerStream } from './worker-stream.ts'

const CONFIRMED_IS_SAFE =
  'I dati confermati sono al sicuro; controlla che il disco di DATA_DIR abbia spazio e riavvia.'

export type WorkerOptions = WorkerSettings & {
  /** Milliseconds of a processor that an answer may take: a thread that uses more hangs. */
  replyTimeoutMs: number
  /** The same for opening, which includes the recovery after a crash. */
  startTimeoutMs: number
  onSpace: (space: { isLow: boolean; freeBytes: number }) => void
  /** The thread stopped working without being asked; called once. Until `ended` it may still touch its files. */
  onLost: (error: Error, ended: Promise<unknown>) => void
}

let programs: Promise<Programs> | undefined

/** Compiled once a process and kept: V8 shares their machine code among all threads that use them. */
function compiledPrograms(): Promise<Programs> {
  const directory = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compile = async (name: string) => WebAssembly.compile(await readFile(join(directory, name)))
  programs ??= (async () => ({
    pgliteWasmModule: await compile('pglite.wasm'),
    initdbWasmModule: await compile('initdb.wasm'),
  }))()
  return programs
}

/**
 * Whether V8 prepares the functions of programs that run for the first time to be optimized later. Optimizing a single one
 * of those that PostgreSQL starts with takes 500 MB and half a CPU second, and no query is faster for it
 * (docs/benchmarks.md): what a start runs stays as it is first compiled.
 */
const optimizeNewFunctions = (yes: boolean) => {
  setFlagsFromString(yes ? '--no-liftoff-only' : '--liftoff-only')
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering'])
    setFlagsFromString(yes ? `--${flag}` : `--no-${flag}`)
}

/**
 * The database's thread as seen from the main one. It also is the watchdog: PGlite knows no statement_timeout, and a
 * full disk can leave it spinning for ever, so a reply that is overdue ends the thread.
 */
export class WorkerHandle {
  #worker: Worker
  #options: WorkerOptions
  #waiting: ((reply: Reply) => void)[] = []
  #endWatch: (() => void) | undefined
  #stream: WorkerStream | undefined
  #sessions = 0
  #isOver = false
  #ended: Promise<unknown> = Promise.resolve()

  private constructor(worker: Worker, options: WorkerOptions) {
    this.#worker = worker
    this.#options = options
    worker.on('message', (message: FromWorker) => this.#onMessage(message))
    worker.on('error', (error) =>
      this.#lose(new Error(`Il database incorporato si è fermato: ${error.message}`)),
    )
    worker.on('exit', (code) =>
      this.#lose(new Error(`Il database incorporato si è fermato (codice ${code}).`)),
    )
  }

  /** Resolves when the database answers; opening after a crash includes its recovery. */
  static async start(options: WorkerOptions): Promise<WorkerHandle> {
    const { directory, minFreeBytes, startTimeoutMs } = options
    const compiled = await compiledPrograms()
    optimizeNewFunctions(false)
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { directory, minFreeBytes, programs: compiled } satisfies WorkerInput,
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const endWatch = watchThread(worker, {
      processorMs: startTimeoutMs,
      onOver: () => reject(new Error(`no answer after ${startTimeoutMs} ms of a processor`)),
    })
    const onExit = (code: number) => reject(new Error(`exit code ${code}`))
    worker.once('message', resolve).once('error', reject).once('exit', onExit)
    try {
      await promise
    } catch (error) {
      await worker.terminate()
      throw new StartFailure(withTechnicalLine(doesNotOpen(directory), error), { cause: error })
    } finally {
      optimizeNewFunctions(true)
      endWatch()
      worker.off('message', resolve).off('error', reject).off('exit', onExit)
    }
    return new WorkerHandle(worker, options)
  }

  /** True once it was stopped or lost. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** A new connection; the one before it is rolled back and forgotten. */
  openStream(): WorkerStream {
    this.#sessions += 1
    const session = this.#sessions
    const stream: WorkerStream = new WorkerStream({
      connect: () => {
        if (this.#isOver) stream.destroy(new Error('the embedded database is closed'))
        else void this.#ask({ kind: 'connect', session })
      },
      send: (bytes) => {
        void this.#ask({ kind: 'query', session, bytes }, [bytes.buffer]).then((reply) => {
          if (reply.kind === 'answer') stream.receive(reply.bytes)
        })
      },
      hangUp: () => {
        if (this.#stream === stream) this.#stream = undefined
      },
    })
    this.#stream = stream
    return stream
  }

  /** How often the database has made the disk write down what it holds, since it was opened. */
  async countFsyncs(): Promise<number> {
    const reply = await this.#ask({ kind: 'count-fsyncs' })
    return reply.kind === 'fsyncs' ? reply.count : 0
  }

  /** Shuts the database down in order; whatever happens, the thread has ended afterwards. */
  async stop(): Promise<void> {
    if (this.#isOver) {
      await this.#ended
      return
    }
    const closed = this.#ask({ kind: 'close' })
    // A thread that hangs over it is ended by the watch.
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    await Promise.race([closed, ended])
    this.#isOver = true
    await this.#worker.terminate()
  }

  #ask(message: ToWorker, transfer: ArrayBuffer[] = []): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.#isOver) return // its stream has been destroyed with the reason
      this.#waiting.push(resolve)
      this.#worker.postMessage(message, transfer)
      this.#endWatch ??= this.#watch()
    })
  }

  #watch(): () => void {
    const { replyTimeoutMs } = this.#options
    const seconds = Math.round(replyTimeoutMs / 1000)
    const onOver = () =>
      this.#lose(
        new Error(`Il database incorporato non risponde da ${seconds} secondi. ${CONFIRMED_IS_SAFE}`),
      )
    return watchThread(this.#worker, { processorMs: replyTimeoutMs, onOver })
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === 'ready') return
    if (message.kind === 'space') this.#options.onSpace(message)
    else if (message.kind === 'failed')
      this.#lose(new Error(`Il database incorporato si è fermato: ${message.message}. ${CONFIRMED_IS_SAFE}`))
    else {
      this.#endWatch?.()
      const resolve = this.#waiting.shift()
      this.#endWatch = this.#waiting.length > 0 ? this.#watch() : undefined
      // At once, because the thread's exit event may follow before any promise is heard.
      if (message.kind === 'closed') this.#end(new Error('the embedded database is closed'))
      resolve?.(message)
    }
  }

  #lose(error: Error): void {
    if (this.#isOver) return
    this.#end(error)
    this.#ended = this.#worker.terminate()
    this.#options.onLost(error, this.#ended)
  }

  #end(error: Error): void {
    this.#isOver = true
    this.#endWatch?.()
    this.#stream?.destroy(error)
  }
}
