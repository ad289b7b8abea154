/**
 * The thread of the embedded database: owns PGlite and answers PostgreSQL's wire protocol, one message at a
 * time. The database has a separate thread because PGlite blocks while it computes or waits for the disk.
 */
import fs from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableNodeFs } from './durable-filesystem.ts'
import { panicIn } from './panic.ts'
import { ProtocolSession, runStatement } from './protocol-session.ts'
import type { FromWorker, Reply, ToWorker, WorkerInput } from './worker-messages.ts'

if (!parentPort) throw new Error('embedded-worker.ts runs as a worker thread only')
const port: MessagePort = parentPort
const settings = workerData as WorkerInput

const filesystem = new DurableNodeFs(settings.directory)
const startSettings = {
  fsync: 'on',
  wal_sync_method: 'fsync', // fdatasync, the default, does nothing under Emscripten
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  TimeZone: 'UTC',
}
/** PostgreSQL's last fatal message. PGlite itself reports only that PostgreSQL has ended. */
let lastWords = ''
const database = await PGlite.create({
  fs: filesystem,
  ...settings.programs,
  onStderr: (text) => {
    if (/\b(?:FATAL|PANIC):/.test(text)) lastWords = text.trim()
    return false
  },
  extensions: { pg_trgm, unaccent, fuzzystrmatch },
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), // -F means: never fsync
    ...Object.entries(startSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
}).catch((error: Error) => {
  throw lastWords ? new Error(lastWords, { cause: error }) : error
})

let session = new ProtocolSession(database)
let sessionNumber = 0
let isReadOnly = false

async function connect(number: number): Promise<Reply> {
  if (database.isInTransaction()) await runStatement(database, 'ROLLBACK')
  await runStatement(database, 'DISCARD ALL')
  session = new ProtocolSession(database)
  sessionNumber = number
  isReadOnly = false
  return { kind: 'connected' }
}

/**
 * Makes the database read-only while little disk space is free, because PGlite would hang on a full disk. A
 * running transaction may finish.
 */
async function guardFreeSpace(): Promise<void> {
  const { bavail, bsize } = fs.statfsSync(settings.directory)
  const freeBytes = bavail * bsize
  const isLow = freeBytes < settings.minFreeBytes
  if (isLow === isReadOnly || database.isInTransaction()) return
  await runStatement(database, `SET default_transaction_read_only = ${isLow ? 'on' : 'off'}`)
  isReadOnly = isLow
  port.postMessage({ kind: 'space', isLow, freeBytes } satisfies FromWorker)
}

async function replyTo(message: ToWorker): Promise<Reply> {
  switch (message.kind) {
    case 'connect':
      return connect(message.session)
    case 'query': {
      if (message.session !== sessionNumber)
        return { kind: 'answer', session: message.session, bytes: new Uint8Array(0) }
      await guardFreeSpace()
      const bytes = await session.answer(message.bytes)
      const panic = panicIn(bytes)
      if (panic !== undefined) throw new Error(panic)
      return { kind: 'answer', session: message.session, bytes }
    }
    case 'count-fsyncs':
      return { kind: 'fsyncs', count: filesystem.fsyncs }
    case 'close':
      if (database.isInTransaction()) await runStatement(database, 'ROLLBACK')
      await database.close()
      return { kind: 'closed' }
  }
}

let queue: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
  queue = queue.then(async () => {
    try {
      const reply = await replyTo(message)
      port.postMessage(reply, reply.kind === 'answer' ? [reply.bytes.buffer] : [])
      if (reply.kind === 'closed') port.close()
    } catch (error) {
      port.postMessage({
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
      } satisfies FromWorker)
      port.close()
    }
  })
})
port.postMessage({ kind: 'ready' } satisfies FromWorker)
