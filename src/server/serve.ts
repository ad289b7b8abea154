import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { ensureAdmin, WeakAdminPassword } from './accounts/admin-account.ts'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config/config.ts'
import type { OpenDatabase } from './db/database.ts'
import { isOutOfSpace } from './db/database-errors.ts'
import { openDatabase } from './db/open-database.ts'
import { seedCatalogue } from './db/seed/seed-catalogue.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { type SiteMetrics, siteMetrics } from './metrics/site-metrics.ts'
import { builtPages } from './plugins/built-pages.ts'
import { devPages } from './plugins/dev-pages.ts'

/** How long running requests may take to finish after a signal, in milliseconds. */
const SHUTDOWN_MS = 10_000
const root = fileURLToPath(new URL('../../', import.meta.url))
const isDev = process.argv.includes('--dev')
process.env.NODE_ENV ??= isDev ? 'development' : 'production' // React picks its build by it

/** Ends with a message for whoever runs the site; a stack would only hide it. */
function refuse(message: string): never {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message)
    throw error
  }
}

const config = configOrExit()
const log = pino({ level: config.logLevel }, pino.destination({ fd: 2, sync: true }))
if (config.trustProxy === true)
  log.warn('TRUST_PROXY=true: whoever reaches this server names his own address; name the proxy instead')
if (config.site.controller === undefined && !isDev)
  log.warn('CONTROLLER is not set: the privacy page says that nobody is named who answers for personal data')
const onFatal = (err: Error) => {
  log.fatal({ err }, 'the database is lost: the process ends')
  refuse(err.message)
}

/** A site whose disk is full serves what it has: what it would write waits for the next start. */
async function whereThereIsRoom(otherwise: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (err) {
    if (!isOutOfSpace(err)) throw err
    log.error({ err }, `disco pieno: ${otherwise} until there is room and the site starts again`)
  }
}

async function serve(database: OpenDatabase, metrics: SiteMetrics | undefined) {
  await whereThereIsRoom('content/ is not written', () => seedCatalogue({ db: database.db, log }))
  const { admin } = config
  if (admin) {
    await whereThereIsRoom('the administrator of ADMIN_EMAIL is not made', async () => {
      const outcome = await ensureAdmin(database.db, admin)
      if (outcome !== 'unchanged') log.info({ outcome }, 'administrator from ADMIN_EMAIL')
    })
  }
  const pages = isDev ? devPages : builtPages(`${root}dist`)
  const app = await buildApp({ database, config, log, metrics, pages, contentSecurityPolicy: !isDev })
  if (config.metrics && metrics) {
    const shown = await serveMetrics(metrics, config.metrics)
    app.addHook('onClose', () => shown.close())
  }
  await app.listen({ port: config.port, host: config.host })
  return app
}

/** Stop accepting, let running requests finish, write the database down. A second signal ends at once. */
function closeOnSignal(app: Awaited<ReturnType<typeof serve>>, database: OpenDatabase): void {
  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) process.exit(1)
    isClosing = true
    log.info({ signal }, 'closing')
    setTimeout(() => {
      log.error({ afterMs: SHUTDOWN_MS }, 'closing takes too long: the process ends')
      process.exit(1)
    }, SHUTDOWN_MS).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal))
}

function startFailure(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const isMetrics = config.metrics && 'port' in error && error.port === config.metrics.port
    const [port, name] = isMetrics ? [config.metrics?.port, 'METRICS_PORT'] : [config.port, 'PORT']
    return `La porta ${port} è già occupata: chiudi il programma che la usa o scegline un'altra con ${name}.`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
    return `Permesso negato: ${error.message}`
  }
  if (error instanceof WeakAdminPassword) return `ADMIN_PASSWORD non va bene. ${error.message}.`
  return `Avvio non riuscito: ${error instanceof Error ? error.message : String(error)}`
}

try {
  const { databaseUrl, dataDir } = config
  const metrics = config.metrics && siteMetrics()
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log,
    onFatal,
    ...(metrics && { onQuery: metrics.queried }),
  })
  const app = await serve(database, metrics)
  closeOnSignal(app, database)
  process.stdout.write(`Cornicione è pronto: ${config.site.publicUrl}\n`)
} catch (error) {
  log.error({ err: error }, 'start failed')
  refuse(startFailure(error))
}
