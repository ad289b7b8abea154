import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TypedSearch } from '#contracts/site-search/typed-search.ts'
import { exportStatistics, getStatistics } from '#contracts/statistics/admin-statistics.endpoints.ts'
import { PageView } from '#contracts/statistics/page-view.ts'
import { countPageView, countTypedSearch } from '#contracts/statistics/statistics.endpoints.ts'
import { Statistics, StatisticsQuery } from '#contracts/statistics/statistics.ts'
import type { Counted } from '#domain/statistics/counted.ts'
import { searchText } from '#domain/statistics/search-text.ts'
import { isCounted } from '#server/features/statistics/counting/counted-visitors.ts'
import { dailyCountsRepository } from '#server/features/statistics/counting/daily-counts.repository.ts'
import { nothing, ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import type { StatisticsRepository } from './statistics.repository.ts'
import { statisticsRepository } from './statistics.repository.ts'

const VIEWS_PER_MINUTE = 120
const SEARCHES_PER_MINUTE = 60
const MAX_BODY_B = 1024

const insideBrowserRoutes =
  ({ counter }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: PageView,
      response: nothing(400, 429),
      summary: 'Una pagina aperta dentro il sito',
      description:
        'Soltanto il percorso: nessun cookie, nessun indirizzo, niente per chi chiede di non essere contato.',
    }
    const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } })
    const ofViews = { ...schema, bodyLimit: MAX_BODY_B, config: perMinute(VIEWS_PER_MINUTE) }
    serve(app, countPageView, ofViews, async (request) => {
      if (isCounted(request.headers)) counter.count('view', request.body.path)
    })

    const search = {
      body: TypedSearch,
      response: nothing(400, 429),
      summary: 'Una ricerca fatta nel browser',
      description:
        'Che cosa si è cercato e se si è trovato qualcosa. Un testo con una @ o un numero lungo non si conserva.',
    }
    const ofSearches = { ...search, bodyLimit: MAX_BODY_B, config: perMinute(SEARCHES_PER_MINUTE) }
    serve(app, countTypedSearch, ofSearches, async ({ headers, body }) => {
      const text = isCounted(headers) ? searchText(body.text) : undefined
      if (text !== undefined) counter.count('search', text)
      if (text !== undefined && !body.isFound) counter.count('search_empty', text)
    })
  }

const statisticsRoutes =
  ({ db, counter }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const statistics = statisticsRepository(db)
    const read = {
      querystring: StatisticsQuery,
      response: ok(Statistics, 400),
      summary: 'Visite, ricerche e strumenti, per giorno',
    }
    serve(app, getStatistics, read, async (request) => {
      await counter.flush()
      return statistics.of(request.query.days)
    })

    const csv = { querystring: StatisticsQuery, summary: 'Le statistiche in un file CSV' }
    serve(app, exportStatistics, csv, async (request, reply) => {
      await counter.flush()
      const { days } = request.query
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="cornicione-statistiche-${days}.csv"`)
        .send(asCsv(await statistics.rows(days)))
    })
  }

const KIND_NAMES: Readonly<Record<Counted, string>> = {
  view: 'pagina vista',
  search: 'ricerca',
  search_empty: 'ricerca senza risultati',
  tool: 'strumento usato',
  error: 'errore',
}

/** CSV for Italian spreadsheets: separated by semicolons, with a byte order mark for UTF-8. */
function asCsv(rows: Awaited<ReturnType<StatisticsRepository['rows']>>): string {
  const lines = rows.map(({ day, kind, key, count }) => [day, KIND_NAMES[kind], cell(key), count].join(';'))
  return `\ufeff${['giorno;che cosa;quale;quante volte', ...lines].join('\r\n')}\r\n`
}

/** The apostrophe prevents a spreadsheet from running typed text as a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

export const statisticsModule: OpenModule = (services) => ({
  tag: 'statistiche',
  routes: [insideBrowserRoutes(services)],
  adminRoutes: [statisticsRoutes(services)],
  tidyUp: () => dailyCountsRepository(services.db).dropOld(),
  start: () => services.counter.start(),
  close: () => services.counter.close(),
})
