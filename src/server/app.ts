import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { AppError } from './app-error.ts'
import { catalogueAnswers } from './cache/cached-routes.ts'
import { type CatalogueWatch, watchCatalogue } from './cache/catalogue-watch.ts'
import { type AnswerCache, answerCache } from './cache/response-cache.ts'
import type { Config } from './config/config.ts'
import { catalogueVersion } from './db/catalogue-version.ts'
import type { OpenDatabase } from './db/database.ts'
import { accountParts } from './features/accounts/accounts.module.ts'
import { adminParts } from './features/admin/admin.module.ts'
import { docsRoutes } from './features/docs/docs.routes.ts'
import { feedsRepository } from './features/feeds/feeds.repository.ts'
import { feedsRoutes } from './features/feeds/feeds.routes.ts'
import { firstAidRoutes } from './features/first-aid/first-aid.routes.ts'
import { glossaryRepository } from './features/glossary/glossary.repository.ts'
import { glossaryRoutes } from './features/glossary/glossary.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import type { ImportPartsOptions } from './features/import/import.module.ts'
import { aiParts } from './features/improvement/improvement.module.ts'
import type { MailingPace } from './features/newsletter/mailing-engine.ts'
import { newsletterParts } from './features/newsletter/newsletter.module.ts'
import { nutritionRoutes } from './features/nutrition/nutrition.routes.ts'
import { ovenGuideRoutes } from './features/oven-guide/oven-guide.routes.ts'
import { pairingRoutes } from './features/pairing/pairing.routes.ts'
import { type PhotoParts, photoParts } from './features/photo-analysis/photo-analysis.module.ts'
import { picturesRoutes } from './features/pictures/pictures.routes.ts'
import { uploadedPicturesRepository } from './features/pictures/uploaded-pictures.repository.ts'
import { pizzeriasRepository } from './features/pizzerias/pizzerias.repository.ts'
import { pizzeriasRoutes } from './features/pizzerias/pizzerias.routes.ts'
import { facetsRepository } from './features/recipe-list/facets.repository.ts'
import { facetsRoutes } from './features/recipe-list/recipe-list.routes.ts'
import { classicsRepository } from './features/recipes/classics.repository.ts'
import { knownRecipes } from './features/recipes/known-recipes.ts'
import { type RecipesRepository, recipesRepository } from './features/recipes/recipes.repository.ts'
import { recipesRoutes } from './features/recipes/recipes.routes.ts'
import { relatedRecipesRepository } from './features/recipes/related-recipes.repository.ts'
import { seoRoutes } from './features/seo/seo.routes.ts'
import { shopRepository } from './features/shop/shop.repository.ts'
import { shopRoutes } from './features/shop/shop.routes.ts'
import { doughCalculatorRoutes } from './features/simple-dough/simple-dough.routes.ts'
import { siteSearchParts } from './features/site-search/site-search.module.ts'
import { siteSearchRoutes } from './features/site-search/site-search.routes.ts'
import { countAnsweredCalls } from './features/statistics/answered-calls.ts'
import { type DailyCounter, dailyCounter } from './features/statistics/daily-counter.ts'
import { dailyCountsRepository } from './features/statistics/daily-counts.repository.ts'
import { type Served, servedAnswers } from './features/statistics/served-answers.ts'
import { statisticsParts } from './features/statistics/statistics.module.ts'
import { everyDay } from './jobs/every-day.ts'
import { createMailer } from './mail/mailer.ts'
import { measureAnswers, measured } from './metrics/measured-answers.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import { waitingWorkRepository } from './metrics/waiting-work.repository.ts'
import { apiPlugin } from './plugins/api.ts'
import { REQUEST_ID, sendApiFailure } from './plugins/errors.ts'
import { drain, httpServer, refuseBrokenRequest } from './plugins/http-server.ts'
import { speakItalian } from './plugins/italian-messages.ts'
import type { OpenPageSource } from './plugins/page-source.ts'
import { pagesPlugin, sendErrorPage } from './plugins/pages.ts'
import { securityPlugin } from './plugins/security.ts'
import { securityHeaders } from './plugins/security-headers.ts'

/** How much one address may ask for. High enough for a school behind one address, low enough to stop a loop. */
const LIMITS = {
  searchesPerMinute: 1200,
  subscriptionsPerHour: 60,
  sheetsPerMinute: 60,
  doughSavesPerHour: 300,
  votesPerMinute: 60,
  photosPerMinute: 60,
  improvementsPerMinute: 60,
  eveningsPerMinute: 60,
  answersPerHour: 120,
}
/** Bytes of a request's body; routes that take pictures raise it for themselves. */
const MAX_BODY_B = 256 * 1024

export interface AppOptions {
  database: Pick<OpenDatabase, 'db' | 'kind' | 'ping' | 'poolSize' | 'isDiskFull'>
  config: Pick<
    Config,
    | 'site'
    | 'trustProxy'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'partnerTag'
    | 'ai'
    | 'aiBudget'
    | 'youtube'
    | 'importAllowedHosts'
  >
  log: Logger
  /** What happens is counted for whoever watches the server. */
  metrics?: SiteMetrics | undefined
  /** Without it the application is the API alone. */
  pages?: OpenPageSource
  limits?: Partial<typeof LIMITS>
  /** Mean delay of the event loop from which calls are refused; 0 never refuses one. */
  maxEventLoopDelayMs?: number
  /** Milliseconds between two looks at the catalogue's version; 0 never looks by itself. */
  pollMs?: number
  /** How fast other sites are read; tests hurry. */
  importPace?: ImportPartsOptions['pace']
  /** How fast the newsletter is sent; tests hurry. */
  mailingPace?: Partial<MailingPace>
  /** False in development, where Vite's inline scripts need it. */
  contentSecurityPolicy?: boolean
  /** Limits of the photo analysis, for tests. */
  photos?: PhotoParts
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'Risorsa non trovata')
}

/** The composition root: the one file that knows every part. It never listens, so tests can build it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, log, pages, pollMs, contentSecurityPolicy = true } = options
  const { site, trustProxy } = config
  speakItalian()
  const readVersion = () => catalogueVersion(database.db).read()
  const watch = await watchCatalogue({ readVersion, log, ...(pollMs !== undefined && { pollMs }) })
  const { metrics } = options
  const cache = answerCache(() => watch.epoch, { onLookup: metrics?.lookedUp })
  watch.onChange(() => cache.clear())

  const headers = securityHeaders({ publicUrl: site.publicUrl, contentSecurityPolicy })
  const counter = dailyCounter(dailyCountsRepository(database.db), log)
  const served = servedAnswers(counter)
  const fromMemory = metrics ? measured(served, metrics) : served
  const app = newServer({ log, trustProxy, cache, headers, served: fromMemory })
  if (metrics) measureAnswers(app, metrics)
  app.addHook('preClose', async () => drain(app.server))
  countAnsweredCalls(app, counter)
  const { maxEventLoopDelayMs } = options
  await app.register(securityPlugin, { publicUrl: site.publicUrl, headers, maxEventLoopDelayMs })
  app.setErrorHandler(sendApiFailure)
  app.setNotFoundHandler(refuseUnknown)

  const answers = catalogueAnswers(cache, headers, served)
  const recipes = recipesRepository(database.db)
  const limits = { ...LIMITS, ...options.limits }
  const parts = openParts(options, { limits, recipes, watch, counter })
  const accounts = { ...parts.accounts.letters, tidyUp: parts.accounts.tidyUp }
  metrics?.askAtReading({
    ping: () => database.ping(),
    poolSize: () => database.poolSize(),
    waitingWork: () => waitingWorkRepository(database.db).count(),
    waitingPhotos: () => parts.photos.waiting(),
  })
  // What readers did in the last thirty days is another thing each day.
  everyDay(app, async () => cache.clear())
  keepAtWork(app, [parts.admin, parts.newsletter, parts.statistics, accounts])
  for (const close of [async () => watch.stop(), ...parts.close]) app.addHook('onClose', close)
  await app.register(
    apiPlugin({
      publicUrl: site.publicUrl,
      routes: (document) => [
        healthRoutes({ database }),
        ...catalogueRoutes(database.db, { recipes, answers, limits }),
        ...parts.newsletter.routes,
        ...parts.statistics.routes,
        ovenGuideRoutes,
        pairingRoutes,
        firstAidRoutes,
        shopRoutes({ products: shopRepository(database.db), answers, partnerTag: config.partnerTag }),
        doughCalculatorRoutes({ publicUrl: site.publicUrl, analyse: parts.ai.analyseDough, ...limits }),
        ...parts.ai.routes,
        nutritionRoutes({ publicUrl: site.publicUrl, ...limits }),
        ...parts.accounts.routes,
        parts.photos.route,
        ...parts.admin.routes,
        docsRoutes(document),
      ],
    }),
    { prefix: '/api' },
  )
  await app.register(picturesRoutes({ recipes, uploaded: parts.pictures, answers }))
  await app.register(seoRoutes({ publicUrl: site.publicUrl, recipes, answers }))
  await app.register(feedsRoutes({ publicUrl: site.publicUrl, feeds: feedsRepository(database.db), answers }))
  if (pages) await app.register(pagesPlugin({ open: pages, cache, site, securityHeaders: headers, served }))
  return app
}

interface CatalogueNeed {
  recipes: RecipesRepository
  answers: ReturnType<typeof catalogueAnswers>
  limits: typeof LIMITS
}

/** What everybody reads: recipes, pizzerias, words, and the search over all of them. */
function catalogueRoutes(db: OpenDatabase['db'], { recipes, answers, limits }: CatalogueNeed) {
  const glossary = glossaryRepository(db)
  const pizzerias = pizzeriasRepository(db)
  return [
    recipesRoutes({
      recipes,
      classics: classicsRepository(db),
      related: relatedRecipesRepository(db),
      answers,
      ...limits,
    }),
    facetsRoutes({ facets: facetsRepository(db), answers, ...limits }),
    pizzeriasRoutes({ pizzerias, answers }),
    glossaryRoutes({ glossary, answers }),
    siteSearchRoutes({ ...siteSearchParts({ recipes, glossary, pizzerias }), answers, ...limits }),
  ]
}

interface PartsNeed {
  limits: typeof LIMITS
  recipes: RecipesRepository
  watch: CatalogueWatch
  counter: DailyCounter
}

/** The parts that have a life of their own: accounts, administration, models, photos. */
function openParts(options: AppOptions, { limits, recipes, watch, counter }: PartsNeed) {
  const { config, log } = options
  const { db } = options.database
  const recipeById = (id: number) => recipes.byId(id)
  const known = knownRecipes({ recipes, watch })
  const refreshCatalogue = () => watch.refresh()
  const ai = aiParts({ db, config, log, recipeById, ...limits })
  const { smtpUrl, mailFrom: from, dataDir } = config
  const onMail = options.metrics?.mailed
  const mailer = createMailer({ smtpUrl, from, outboxDir: join(dataDir, 'outbox'), log, onMail })
  const accounts = accountParts({
    db,
    config,
    log,
    mailer,
    recipeById,
    recipes: known,
    refreshCatalogue,
    ...limits,
  })
  const pictures = uploadedPicturesRepository(db)
  const { sessions } = accounts
  const { importPace } = options
  const pace = options.mailingPace
  const newsletter = newsletterParts({ db, config, log, mailer, sessions, pace, ...limits })
  const statistics = statisticsParts({ db, config, counter, mailer, sessions })
  const moreRoutes = [...newsletter.adminRoutes, ...statistics.adminRoutes]
  const admin = adminParts({ db, sessions, config, log, pictures, refreshCatalogue, moreRoutes, importPace })
  const model = { spend: ai.spend, ...options.photos?.model }
  const photos = photoParts({ ...options.photos, model, ...limits, ai: config.ai, log, recipes: known })
  const close = [() => mailer.close(), photos.close]
  return { ai, accounts, admin, newsletter, statistics, photos, pictures, known, close }
}

/** What the server does by itself as long as it listens. */
function keepAtWork(app: FastifyInstance, parts: readonly AtWork[]) {
  app.addHook('onListen', async () => {
    for (const { start } of parts) start()
  })
  app.addHook('onClose', async () => void (await Promise.all(parts.map(({ close }) => close()))))
  everyDay(app, async () => {
    for (const { tidyUp } of parts) await tidyUp()
  })
}
type AtWork = Pick<ReturnType<typeof adminParts>, 'start' | 'tidyUp' | 'close'>

interface ServerOptions {
  log: Logger
  trustProxy: Config['trustProxy']
  cache: AnswerCache
  headers: Readonly<Record<string, string>>
  served: Served
}

const isApi = (url: string) => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')

/** A server without any route, that already answers what no route will ever see. */
function newServer({ log, trustProxy, cache, headers, served }: ServerOptions): FastifyInstance {
  return Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Found again in the log; a proxy that is believed may have given the request its name already.
    genReqId: () => randomUUID(),
    requestIdHeader: trustProxy === false ? false : REQUEST_ID,
    bodyLimit: MAX_BODY_B,
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    serverFactory: httpServer(cache, served),
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be decoded reaches no route and no hook: answered as its side of the site would.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return void (isApi(request.url) ? sendApiFailure : sendErrorPage)(error, request, reply)
    },
  })
}
