import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { accountParts } from './account-parts.ts'
import { answerCache } from './answers/answer-cache.ts'
import { catalogueAnswers } from './answers/catalogue-answers.ts'
import { AppError } from './app-error.ts'
import { watchCatalogue } from './catalogue-watch.ts'
import type { Config } from './config.ts'
import { catalogueVersion } from './db/catalogue-version.ts'
import type { OpenDatabase } from './db/database.ts'
import { docsRoutes } from './features/docs/docs.routes.ts'
import { doughCalculatorRoutes } from './features/dough-calculator/dough-calculator.routes.ts'
import { glossaryRepository } from './features/glossary/glossary.repository.ts'
import { glossaryRoutes } from './features/glossary/glossary.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { newsletterRepository } from './features/newsletter/newsletter.repository.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { nutritionRoutes } from './features/nutrition/nutrition.routes.ts'
import { ovenGuideRoutes } from './features/oven-guide/oven-guide.routes.ts'
import { pairingRoutes } from './features/pairing/pairing.routes.ts'
import { picturesRoutes } from './features/pictures/pictures.routes.ts'
import { pizzeriasRepository } from './features/pizzerias/pizzerias.repository.ts'
import { pizzeriasRoutes } from './features/pizzerias/pizzerias.routes.ts'
import { recipesRepository } from './features/recipes/recipes.repository.ts'
import { recipesRoutes } from './features/recipes/recipes.routes.ts'
import { seoRoutes } from './features/seo/seo.routes.ts'
import { shopRoutes } from './features/shop/shop.routes.ts'
import { httpServer, refuseBrokenRequest } from './http-server.ts'
import { speakItalian } from './italian-messages.ts'
import { apiPlugin } from './plugins/api.ts'
import { sendApiFailure } from './plugins/errors.ts'
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
}
/** Bytes of a request's body; routes that take pictures raise it for themselves. */
const MAX_BODY_B = 256 * 1024

export interface AppOptions {
  database: Pick<OpenDatabase, 'db' | 'kind' | 'ping'>
  config: Pick<Config, 'site' | 'trustProxy' | 'dataDir' | 'smtpUrl' | 'mailFrom' | 'partnerTag'>
  log: Logger
  /** Without it the application is the API alone. */
  pages?: OpenPageSource
  limits?: Partial<typeof LIMITS>
  /** Milliseconds between two looks at the catalogue's version; 0 never looks by itself. */
  pollMs?: number
  /** False in development, where Vite's inline scripts need it. */
  contentSecurityPolicy?: boolean
}

/** The composition root: the one file that knows every part. It never listens, so tests can build it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, config, log, pages, pollMs, contentSecurityPolicy = true } = options
  const { site, trustProxy } = config
  speakItalian()
  const readVersion = () => catalogueVersion(database.db).read()
  const watch = await watchCatalogue({ readVersion, log, ...(pollMs !== undefined && { pollMs }) })
  const cache = answerCache(() => watch.epoch)
  watch.onChange(() => cache.clear())

  const headers = securityHeaders({ publicUrl: site.publicUrl, contentSecurityPolicy })
  const isApi = (url: string) => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: MAX_BODY_B,
    routerOptions: { maxParamLength: Number.MAX_SAFE_INTEGER },
    serverFactory: httpServer(cache),
    clientErrorHandler: refuseBrokenRequest,
    // An address that cannot be decoded reaches no route and no hook: answered as its side of the site would.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      return void (isApi(request.url) ? sendApiFailure : sendErrorPage)(error, request, reply)
    },
  })
  app.addHook('onClose', async () => watch.stop())
  await app.register(securityPlugin, { publicUrl: site.publicUrl, headers })
  app.setErrorHandler(sendApiFailure)
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'Risorsa non trovata')
  })

  const answers = catalogueAnswers(cache, headers)
  const recipes = recipesRepository(database.db)
  const { searchesPerMinute, subscriptionsPerHour, sheetsPerMinute, doughSavesPerHour } = {
    ...LIMITS,
    ...options.limits,
  }
  const accounts = accountParts({
    db: database.db,
    config,
    log,
    recipeById: (id) => recipes.byId(id),
    refreshCatalogue: () => watch.refresh(),
    doughSavesPerHour,
  })
  app.addHook('onClose', accounts.close)
  await app.register(
    apiPlugin({
      publicUrl: site.publicUrl,
      routes: (document) => [
        healthRoutes({ database }),
        recipesRoutes({ recipes, answers, searchesPerMinute }),
        pizzeriasRoutes({ pizzerias: pizzeriasRepository(database.db), answers }),
        glossaryRoutes({ glossary: glossaryRepository(database.db), answers }),
        newsletterRoutes({ newsletter: newsletterRepository(database.db), subscriptionsPerHour }),
        ovenGuideRoutes,
        pairingRoutes,
        shopRoutes({ partnerTag: config.partnerTag }),
        doughCalculatorRoutes({ publicUrl: site.publicUrl, sheetsPerMinute }),
        nutritionRoutes({ publicUrl: site.publicUrl, sheetsPerMinute }),
        ...accounts.routes,
        docsRoutes(document),
      ],
    }),
    { prefix: '/api' },
  )
  await app.register(picturesRoutes({ recipes, answers }))
  await app.register(seoRoutes({ publicUrl: site.publicUrl, recipes, answers }))
  if (pages) await app.register(pagesPlugin({ open: pages, cache, site, securityHeaders: headers }))
  return app
}
