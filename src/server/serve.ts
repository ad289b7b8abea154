import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from './app.ts'
import type { Database, OpenDatabase } from './db/database.ts'
import { isOutOfSpace } from './db/database-errors.ts'
import { isDatabaseUnavailable } from './db/database-failure.ts'
import { openDatabase } from './db/open-database.ts'
import { ensureAdmin, WeakAdminPassword } from './features/accounts/users/admin-account.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { type SiteMetrics, siteMetrics } from './metrics/site-metrics.ts'
import { builtPages } from './plugins/built-pages.ts'
import { devPages } from './plugins/dev-pages.ts'
import { config, frontDoor, isDev, refuse, stopping } from './start/begin-start.ts'
import { fillCatalogue } from './start/fill-catalogue.ts'
import { portFailure, StartFailure, startSentence } from './start/start-failure.ts'

const SHUTDOWN_MS = 10_000
const ASK_AGAIN_MS = 1000
const root = fileURLToPath(new URL('../../', import.meta.url))
const log = pino({ level: config.logLevel }, pino.destination({ fd: 2, sync: true }))
if (config.trustProxy === true)
  log.warn(
    "TRUST_PROXY=true: chi raggiunge questo server si dà l'indirizzo che vuole; scrivi invece quello del proxy",
  )
if (config.site.controller === undefined && !isDev)
  log.warn(
    'CONTROLLER manca: la pagina sulla privacy dice che nessuno è indicato come responsabile dei dati personali',
  )
const onFatal = (err: Error) => {
  log.fatal({ err }, 'il database non risponde più: il processo termina')
  refuse(err.message)
}

async function whereThereIsRoom(otherwise: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (err) {
    if (!isOutOfSpace(err)) throw err
    log.error({ err }, `disco pieno: ${otherwise} finché non c'è spazio e il sito non riparte`)
  }
}

async function fill(db: Database): Promise<void> {
  await whereThereIsRoom('content/ non si scrive', () => fillCatalogue({ db, log }))
  const { admin } = config
  if (!admin) return
  await whereThereIsRoom("l'amministratore di ADMIN_EMAIL non si crea", async () => {
    const outcome = await ensureAdmin(db, admin).catch((error: unknown) => {
      if (!(error instanceof WeakAdminPassword)) throw error
      throw new StartFailure(`ADMIN_PASSWORD non va bene. ${error.message}.`, { cause: error })
    })
    if (outcome !== 'unchanged') log.info({ outcome }, 'amministratore di ADMIN_EMAIL')
  })
}

async function showMetrics(metrics: SiteMetrics | undefined) {
  if (!metrics || !config.metrics) return undefined
  const { port, host } = config.metrics
  return serveMetrics(metrics, { port, host }).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error, { port, host, variable: 'METRICS_PORT' })
  })
}

async function untilItAnswers(database: OpenDatabase): Promise<void> {
  for (;;) {
    stopping.throwIfAborted()
    try {
      return await database.ping()
    } catch (err) {
      if (!isDatabaseUnavailable(err)) throw err
      log.warn({ err }, 'il database non risponde ancora: aspetto e riprovo')
      await wait(ASK_AGAIN_MS)
    }
  }
}

/** Opens the metrics port before the database, so that an occupied port ends the start at once. */
async function start(): Promise<void> {
  const metrics = config.metrics && siteMetrics()
  const shown = await showMetrics(metrics)
  const { databaseUrl, dataDir } = config
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    onFatal,
    fill,
    signal: stopping,
    ...(metrics && { onQuery: metrics.queried }),
  })
  try {
    await untilItAnswers(database)
    const pages = isDev ? devPages : builtPages(`${root}dist`)
    const app = await buildApp({ database, config, log, metrics, pages, contentSecurityPolicy: !isDev })
    app.addHook('onClose', async () => shown?.close())
    await app.ready()
    stopping.throwIfAborted()
    await app.listen({
      port: config.port,
      host: config.host,
      ...frontDoor.handOver(),
      listenTextResolver: (address) => `in ascolto su ${address}`,
    })
    closeOnSignal(app, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

function closeOnSignal(app: FastifyInstance, database: OpenDatabase): void {
  const close = async () => {
    log.info({ signal: stopping.reason }, 'chiudo')
    setTimeout(() => {
      log.error({ afterMs: SHUTDOWN_MS }, 'chiudere richiede troppo tempo: il processo termina')
      process.exit(1)
    }, SHUTDOWN_MS).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  if (stopping.aborted) void close()
  else stopping.addEventListener('abort', () => void close(), { once: true })
}

try {
  await start()
  process.stdout.write(`Cornicione è pronto: ${config.site.publicUrl}\n`)
} catch (error) {
  if (stopping.aborted) {
    log.info(
      { signal: stopping.reason },
      'fermato prima che il sito fosse pronto: il prossimo avvio riprende da qui',
    )
    process.exit(0)
  }
  log.error({ err: error }, 'avvio non riuscito')
  refuse(startSentence(error))
}
