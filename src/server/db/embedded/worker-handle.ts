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
  replyTimeoutMs: number
  startTimeoutMs: number
  onSpace: (space: { isLow: boolean; freeBytes: number }) => void
  /** Called once if the thread stops unexpectedly. The thread may still touch its files until `ended` settles. */
  onLost: (error: Error, ended: Promise<unknown>) => void
}

let programs: Promise<Programs> | undefined

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
 * With `false`, V8 does not optimize the functions that run from now on. For PostgreSQL's startup functions
 * the optimization costs more than it saves (docs/benchmarks.md).
 */
const optimizeNewFunctions = (yes: boolean) => {
  setFlagsFromString(yes ? '--no-liftoff-only' : '--liftoff-only')
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering'])
    setFlagsFromString(yes ? `--${flag}` : `--no-${flag}`)
}

/**
 * The main thread's handle on the database thread, with a watchdog. PGlite has no statement_timeout and may
 * spin forever on a full disk, so the thread is ended if a reply takes too long.
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

  get isOver(): boolean {
    return this.#isOver
  }

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

  async countFsyncs(): Promise<number> {
    const reply = await this.#ask({ kind: 'count-fsyncs' })
    return reply.kind === 'fsyncs' ? reply.count : 0
  }

  async stop(): Promise<void> {
    if (this.#isOver) {
      await this.#ended
      return
    }
    const closed = this.#ask({ kind: 'close' })
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve))
    await Promise.race([closed, ended])
    this.#isOver = true
    await this.#worker.terminate()
  }

  #ask(message: ToWorker, transfer: ArrayBuffer[] = []): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.#isOver) return // the stream was destroyed with the error
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
