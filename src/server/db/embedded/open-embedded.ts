import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartFailure } from '#server/start/start-failure.ts'
import { bringUpToDate } from '../bring-up-to-date.ts'
import { type OpenDatabase, type OpenOptions, sizeOf } from '../database.ts'
import { isOutOfSpace } from '../database-errors.ts'
import * as schema from '../schema.ts'
import { timeQueries } from '../timed-queries.ts'
import {
  adoptDraft,
  freeBytes,
  hasDatabase,
  inspectDataDirectory,
  keepReserve,
  makeDataDirectory,
  RESERVE_BYTES,
  releaseReserve,
} from './data-directory.ts'
import { lockDirectory } from './directory-lock.ts'
import { scheduleMaintenance } from './maintenance.ts'
import { WorkerHandle, type WorkerOptions } from './worker-handle.ts'

/** Maximum wait for the only connection. A longer wait is usually a query to the pool inside a transaction. */
const CONNECT_TIMEOUT_MS = 10_000
const CLOSE_TIMEOUT_MS = 10_000
const START_TIMEOUT_MS = 120_000
const REPLY_TIMEOUT_MS = 30_000
const MIN_FREE_BYTES = 64 * 1024 * 1024

export type EmbeddedOptions = Omit<OpenOptions, 'databaseUrl'> & {
  replyTimeoutMs?: number
  minFreeBytes?: number
}
export type EmbeddedDatabase = OpenDatabase & {
  countFsyncs(): Promise<number>
}

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, migrates = true } = options
  if (!migrates && !hasDatabase(dataDir))
    throw new StartFailure(`In ${dataDir} non c'è un database: controlla DATA_DIR.`)
  makeDataDirectory(dataDir)
  const unlock = await lockDirectory(dataDir)
  try {
    return await openLocked(options, unlock)
  } catch (error) {
    await unlock()
    if (options.signal?.aborted) throw error
    log.error({ err: error }, 'il database incorporato non si apre')
    if (freeBytes(dataDir) < RESERVE_BYTES)
      throw new StartFailure(`Disco pieno: libera spazio sul disco di ${dataDir} e riavvia.`, {
        cause: error,
      })
    throw error
  }
}

async function openLocked(options: EmbeddedOptions, unlock: () => Promise<void>): Promise<EmbeddedDatabase> {
  const { dataDir, log, onFatal, signal } = options
  const started = performance.now()
  let isDiskFull = false
  const workerOptions: Omit<WorkerOptions, 'directory'> = {
    replyTimeoutMs: options.replyTimeoutMs ?? REPLY_TIMEOUT_MS,
    startTimeoutMs: START_TIMEOUT_MS,
    minFreeBytes: options.minFreeBytes ?? MIN_FREE_BYTES,
    onSpace: ({ isLow, freeBytes }) => {
      const fields = { freeMiB: Math.floor(freeBytes / 1024 ** 2) }
      isDiskFull = isLow
      if (isLow)
        log.error(
          fields,
          "disco pieno: il database legge soltanto, finché sul disco di DATA_DIR non c'è spazio",
        )
      else log.info(fields, "sul disco di DATA_DIR c'è di nuovo spazio: il database scrive")
    },
    onLost: (error, ended) => {
      void ended.then(unlock)
      onFatal(error)
    },
  }
  const { final, draft } = inspectDataDirectory(dataDir)
  if (draft) {
    log.info({ directory: final }, 'creo il database incorporato')
    const creator = await WorkerHandle.start({ ...workerOptions, directory: draft })
    await creator.stop()
    await adoptDraft(draft, final)
  }
  signal?.throwIfAborted()
  // PostgreSQL writes some kilobytes before it can read, so on a full disk the reserve is released.
  if (freeBytes(dataDir) < RESERVE_BYTES) releaseReserve(dataDir)
  const worker = await WorkerHandle.start({ ...workerOptions, directory: final })
  try {
    const client = new pg.Client({ ...CONNECTION, stream: () => worker.openStream() })
    // The failing statement already reports a broken connection. Without this listener the error event would
    // end the process.
    client.on('error', () => undefined)
    await client.connect()
    await bringUpToDate(client, options)
  } catch (error) {
    await worker.stop()
    throw needsRoom(error)
  }
  const pool = openPool(worker, options)
  log.info(
    { directory: final, tookMs: Math.round(performance.now() - started) },
    'database incorporato aperto',
  )
  if (freeBytes(dataDir) > workerOptions.minFreeBytes + RESERVE_BYTES) keepReserve(dataDir)
  const end = async () => {
    keepReserve(dataDir)
    await unlock()
  }
  return await assemble({ pool, worker, unlock: end, log, isDiskFull: () => isDiskFull })
}

const CONNECTION = {
  user: 'postgres',
  database: 'postgres',
  password: 'not asked for',
  host: 'embedded',
  ssl: false,
} as const

function openPool(
  worker: WorkerHandle,
  { onQuery, timeLimits }: Pick<OpenOptions, 'onQuery' | 'timeLimits'>,
): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeLimits?.connection ?? CONNECT_TIMEOUT_MS,
    ...CONNECTION,
    stream: () => worker.openStream(),
  })
  // `onFatal` reports the loss of the worker. Without these listeners the error events of the pool and of its
  // connections would end the process first.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (onQuery) timeQueries(client, onQuery)
  })
  return pool
}

const needsRoom = (error: unknown): unknown =>
  isOutOfSpace(error)
    ? new StartFailure(
        "Il database va aggiornato, ma sul disco di DATA_DIR non c'è abbastanza spazio: liberane e riavvia.",
        { cause: error },
      )
    : error

async function assemble(parts: {
  pool: pg.Pool
  worker: WorkerHandle
  unlock: () => Promise<void>
  log: OpenOptions['log']
  isDiskFull: () => boolean
}): Promise<EmbeddedDatabase> {
  const { pool, worker, unlock, log, isDiskFull } = parts
  const maintenance = await scheduleMaintenance(pool, log)
  let closing: Promise<void> | undefined
  const close = async () => {
    maintenance.stop()
    if (!worker.isOver) await maintenance.finish()
    await Promise.race([pool.end(), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    await worker.stop()
    await unlock()
  }
  return {
    db: drizzle({ client: pool, schema }),
    kind: 'embedded',
    ping: async () => void (await pool.query('SELECT 1')),
    poolSize: () => sizeOf(pool),
    isDiskFull,
    countFsyncs: () => worker.countFsyncs(),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
