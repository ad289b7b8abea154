import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { languageModel } from './ai/language-model.ts'
import { AppError } from './app-error.ts'
import { cachedResponses } from './cache/cached-routes.ts'
import { watchCatalogue } from './cache/catalogue-watch.ts'
import { type ResponseCache, responseCache } from './cache/response-cache.ts'
import type { Served } from './cache/stored-response.ts'
import type { Config } from './config/config.ts'
import { catalogueVersion } from './db/catalogue-version.ts'
import type { OpenDatabase } from './db/database.ts'
import { type FeatureOptions, modulesOf } from './feature-list.ts'
import { attemptLimits } from './features/accounts/limits/attempt-limits.ts'
import { attemptsRepository } from './features/accounts/limits/attempts.repository.ts'
import { confirmation } from './features/accounts/proofs/confirm-password.ts'
import { proofGuard } from './features/accounts/proofs/proof-guard.ts'
import { secondFactorsRepository } from './features/accounts/second-factor/second-factors.repository.ts'
import { sessionsRepository } from './features/accounts/sessions/sessions.repository.ts'
import { type SessionKeeper, sessionKeeper } from './features/accounts/sessions/sessions.ts'
import { docsRoutes } from './features/docs/docs.routes.ts'
import { digestWriter } from './features/notifications/daily-digest.ts'
import { notificationsRepository } from './features/notifications/notifications.repository.ts'
import { publishedRecipes } from './features/recipes/published-recipes.ts'
import { recipesRepository } from './features/recipes/recipes.repository.ts'
import { countAnsweredCalls } from './features/statistics/counting/answered-calls.ts'
import { dailyCounter } from './features/statistics/counting/daily-counter.ts'
import { dailyCountsRepository } from './features/statistics/counting/daily-counts.repository.ts'
import { servedAnswers } from './features/statistics/counting/served-answers.ts'
import { everyDay } from './jobs/every-day.ts'
import { LIMITS, type Limits } from './limits.ts'
import { digestLetter } from './mail/digest-letter.ts'
import { createMailer } from './mail/mailer.ts'
import { measuredAnswers } from './metrics/measured-answers.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import { waitingWorkRepository } from './metrics/waiting-work.repository.ts'
import { apiPlugin } from './plugins/api.ts'
import { REQUEST_ID, sendApiFailure } from './plugins/errors.ts'
import { drain, httpServer, refuseBrokenRequest } from './plugins/http-server.ts'
import { setItalianMessages } from './plugins/italian-messages.ts'
import type { OpenPageSource } from './plugins/page-source.ts'
import { pagesPlugin, sendErrorPage } from './plugins/pages.ts'
import { securityPlugin } from './plugins/security.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import type { SiteModule, SiteServices } from './site-module.ts'

/** Bytes. Routes for pictures allow more. */
const MAX_BODY_B = 256 * 1024

export interface AppOptions extends FeatureOptions {
  database: Pick<OpenDatabase, 'db' | 'kind' | 'ping' | 'poolSize' | 'isDiskFull'>
  config: Pick<
    Config,
    | 'site'
    | 'isSecondFactorRequired'
    | 'trustProxy'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'partnerTag'
    | 'ai'
    | 'aiBudget'
    | 'youtube'
    | 'importAllowedHosts'
    | 'overloadDelayMs'
  >
  log: Logger
  metrics?: SiteMetrics | undefined
  pages?: OpenPageSource
  limits?: Partial<Limits>
  pollMs?: number
  /** False in development, where Vite's inline scripts need it. */
  contentSecurityPolicy?: boolean
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'Risorsa non trovata')
}

/** Only this process writes to an embedded database. Its editors' writes are shown at once, without a poll. */
const CATALOGUE_POLL_MS = { server: 1000, embedded: 3000 } as const

/** Creates the services and registers all modules. The app does not listen on a port, so tests can build it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, log, metrics, pages, contentSecurityPolicy = true } = options
  const { pollMs = CATALOGUE_POLL_MS[database.kind] } = options
  const { site, trustProxy } = config
  setItalianMessages()
  const readState = () => catalogueVersion(database.db).state()
  const watch = await watchCatalogue({ readState, log, pollMs })
  const cache = responseCache({ onLookup: metrics?.lookedUp })
  watch.onChange((change) => cache.drop(change))

  const headers = securityHeaders({ publicUrl: site.publicUrl, contentSecurityPolicy })
  const counter = dailyCounter(dailyCountsRepository(database.db), log)
  const served = measuredAnswers(metrics, servedAnswers(counter))
  const app = newServer({ log, trustProxy, cache, headers, served: served.fromMemory })
  served.watch(app)
  app.addHook('preClose', async () => drain(app.server))
  countAnsweredCalls(app, counter)
  await app.register(securityPlugin, {
    publicUrl: site.publicUrl,
    headers,
    maxEventLoopDelayMs: config.overloadDelayMs,
  })
  app.setErrorHandler(sendApiFailure)
  app.setNotFoundHandler(refuseUnknown)

  const answers = cachedResponses(cache, headers, served.routed)
  const services = openServices(options, { answers, counter, watch })
  const modules = modulesOf(options).map((open) => open(services))
  metrics?.askAtReading({
    ping: () => database.ping(),
    poolSize: () => database.poolSize(),
    waitingWork: () => waitingWorkRepository(database.db).count(),
    waitingHere: () => Object.assign({}, ...modules.map(({ waiting }) => waiting?.())),
  })
  // Empties the cache once a day: some pages have statistics of the last thirty days.
  everyDay(app, async () => cache.drop('everything'))
  keepAtWork(app, modules)
  app.addHook('onClose', () => services.mailer.close())
  app.addHook('onClose', async () => watch.stop())
  await app.register(
    apiPlugin({
      publicUrl: site.publicUrl,
      proof: proofGuard({
        sessions: services.sessions,
        confirmPassword: confirmation(attemptLimits(attemptsRepository(database.db))),
      }),
      routes: (document) => [
        ...modules.map(({ tag = '', routes = [] }) => tagged(tag, routes)),
        guarded(
          services.sessions,
          modules.flatMap(({ adminRoutes = [] }) => adminRoutes),
        ),
        docsRoutes(document),
      ],
    }),
    { prefix: '/api' },
  )
  for (const files of modules.flatMap(({ fileRoutes = [] }) => fileRoutes)) await app.register(files)
  if (pages)
    await app.register(
      pagesPlugin({ open: pages, cache, site, securityHeaders: headers, served: served.routed }),
    )
  return app
}

type Watch = Awaited<ReturnType<typeof watchCatalogue>>

function openServices(
  { database, config, log, limits, metrics }: AppOptions,
  { answers, counter, watch }: Pick<SiteServices, 'answers' | 'counter'> & { watch: Watch },
): SiteServices {
  const { db } = database
  const { smtpUrl, mailFrom: from, dataDir, site } = config
  const recipes = recipesRepository(db)
  return {
    db,
    database,
    config,
    log,
    answers,
    counter,
    limits: { ...LIMITS, ...limits },
    sessions: sessionKeeper({
      repository: sessionsRepository(db),
      publicUrl: site.publicUrl,
      factorsOf: (userId) => secondFactorsRepository(db).of(userId),
      isSecondFactorRequired: config.isSecondFactorRequired,
    }),
    mailer: createMailer({ smtpUrl, from, outboxDir: join(dataDir, 'outbox'), log, onMail: metrics?.mailed }),
    writeDigest: digestWriter(notificationsRepository(db), digestLetter(site.publicUrl)),
    model: languageModel({ db, config, log }),
    recipeById: (id) => recipes.byId(id),
    publishedRecipes: publishedRecipes({ recipes, watch }),
    onCatalogueChange: (listener) => watch.onChange(listener),
    refreshCatalogue: () => watch.refresh(),
  }
}

/** All routes under /api/admin. The guard is a hook of their common scope, so it covers every new route. */
function guarded(
  { guardAdmin }: Pick<SessionKeeper, 'guardAdmin'>,
  routes: readonly FastifyPluginAsyncZod[],
): FastifyPluginAsyncZod {
  const scope: FastifyPluginAsyncZod = async (app) => {
    app.addHook('onRequest', guardAdmin)
    await app.register(tagged('redazione', routes))
  }
  return async (app) => {
    await app.register(scope, { prefix: '/admin' })
  }
}

const tagged =
  (tag: string, routes: readonly FastifyPluginAsyncZod[]): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.schema = { tags: [tag], ...route.schema }
    })
    for (const route of routes) await app.register(route)
  }

function keepAtWork(app: FastifyInstance, modules: readonly SiteModule[]) {
  app.addHook('onListen', async () => {
    for (const { start } of modules) start?.()
  })
  app.addHook('onClose', async () => void (await Promise.all(modules.map(async ({ close }) => close?.()))))
  for (const { tidyUp } of modules) if (tidyUp) everyDay(app, tidyUp)
}

interface ServerOptions {
  log: Logger
  trustProxy: Config['trustProxy']
  cache: ResponseCache
  headers: Readonly<Record<string, string>>
  served: Served
}

const isApi = (url: string) => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')

function newServer({ log, trustProxy, cache, headers, served }: ServerOptions): FastifyInstance {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: trustProxy === false ? false : REQUEST_ID,
    bodyLimit: MAX_BODY_B,
    pluginTimeout: 0,
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    serverFactory: httpServer(cache, served),
    clientErrorHandler: refuseBrokenRequest,
    // A URL that cannot be decoded reaches no route and no hook, so its error response is sent here.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return void (isApi(request.url) ? sendApiFailure : sendErrorPage)(error, request, reply)
    },
  })
}
