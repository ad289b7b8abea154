import type { Duplex } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartFailure, withTechnicalLine } from '#server/start/start-failure.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { type OpenDatabase, type OpenOptions, sizeOf, type TimeLimits } from './database.ts'
import * as schema from './schema.ts'
import { timeQueries } from './timed-queries.ts'

const CONNECTIONS = 10
const TIME_LIMITS: TimeLimits = {
  connection: 5_000,
  statement: 15_000,
  // Longer than `statement`: if this limit is reached, the server does not answer at all.
  answer: 18_000,
}
const OLDEST_VERSION = 150_000
/**
 * `random_page_cost` is set for solid-state disks. `synchronize_seqscans=off` starts every scan at the first
 * row, so that the same search gives the same results. `parallel_setup_cost` is high, because parallel
 * workers wait for a free core.
 */
const PLANNER = '-c random_page_cost=1.1 -c synchronize_seqscans=off -c parallel_setup_cost=10000'

type ServerOptions = Pick<OpenOptions, 'log' | 'onQuery' | 'migrates' | 'fill' | 'signal' | 'timeLimits'> & {
  databaseUrl: string
}

/** Opens PostgreSQL 15 or later at `databaseUrl`, with a pool. The database must be UTF-8, and the user must
 * own it. */
export async function openServer(options: ServerOptions): Promise<OpenDatabase> {
  const { databaseUrl, log, onQuery } = options
  const limits = { ...TIME_LIMITS, ...options.timeLimits }
  const client = await connectPatiently(options)
  await refuseUnfit(client).catch(async (error: unknown) => {
    await client.end()
    throw error
  })
  await bringUpToDate(client, options)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    query_timeout: limits.answer,
    options: PLANNER,
    application_name: 'cornicione',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'))
  // A connection that breaks inside a transaction also rejects its statement. Without this listener the error
  // event would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
    closeWhenSilent(client)
    if (onQuery) timeQueries(client, onQuery)
  })
  let closing: Promise<void> | undefined
  return {
    db: drizzle({ client: pool, schema }),
    kind: 'server',
    ping: async () => void (await pool.query('SELECT 1')),
    poolSize: () => sizeOf(pool),
    isDiskFull: () => false,
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/**
 * Closes a connection whose answer timed out, because the next statement, even ROLLBACK, would wait behind
 * the one that hangs. If BEGIN fails, the connection is released here: Drizzle releases connections only
 * after a successful BEGIN.
 */
function closeWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const answer = query(...given)
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === SILENT) connectionOf(client).stream.destroy()
        if (isBegin(given[0])) client.release(error)
      })
    return answer
  }
  Object.assign(client, { query: watched })
}
const SILENT = 'Query read timeout'
const connectionOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Duplex } }).connection
const isBegin = (statement: unknown): boolean => {
  const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
  return /^begin\b/i.test(text ?? '')
}

/**
 * A separate connection for the start, without the pool's statement limit. A refused connection is reported
 * at once. A server that does not answer may be busy, so a starting site tries again until `signal` aborts.
 */
async function connectPatiently(options: ServerOptions): Promise<pg.Client> {
  const { databaseUrl, log, signal, timeLimits } = options
  for (;;) {
    signal?.throwIfAborted()
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeLimits?.connection ?? TIME_LIMITS.connection,
      application_name: 'cornicione migration',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      const isSilent = (error as Error).message === 'timeout expired'
      if (!isSilent || !signal) throw connectionFailure(error)
      log.warn({}, 'il database di DATABASE_URL non risponde ancora: aspetto e riprovo')
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'il nome della macchina non esiste: correggilo',
  ECONNREFUSED: 'non risponde: controlla che PostgreSQL sia avviato e che macchina e porta siano giuste',
  '28P01': "non accetta l'utente o la parola d'ordine: correggili",
  '28000': "non accetta l'utente: correggilo, o permettigli l'accesso",
  '3D000': 'non esiste sul server: crealo, o correggi il nome',
}

function connectionFailure(error: unknown): StartFailure {
  const { code = '' } = (error instanceof AggregateError ? error.errors[0] : error) as { code?: string }
  const reason =
    REASONS[code] ?? 'non risponde: controlla che PostgreSQL sia avviato e che DATABASE_URL sia giusta'
  return new StartFailure(withTechnicalLine(`Il database di DATABASE_URL ${reason}.`, error), {
    cause: error,
  })
}

async function refuseUnfit(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding",
  )
  const { version, encoding } = rows[0] as { version: number; encoding: string }
  if (version < OLDEST_VERSION)
    throw new StartFailure(
      `DATABASE_URL: serve PostgreSQL 15 o successivo, questo è il ${Math.floor(version / 10_000)}.`,
    )
  if (encoding !== 'UTF8')
    throw new StartFailure(`DATABASE_URL: il database deve essere in UTF8, questo è in ${encoding}.`)
}
