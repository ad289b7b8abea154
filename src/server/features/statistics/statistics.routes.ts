import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { PageView } from '#contracts/page-view.ts'
import { Statistics, StatisticsQuery } from '#contracts/statistics.ts'
import type { Counted } from '#domain/statistics/counted.ts'
import type { DailyCounter } from '#server/statistics/daily-counter.ts'
import { isCounted } from '#server/statistics/who-counts.ts'
import type { StatisticsRepository } from './statistics.repository.ts'

const VIEWS_PER_MINUTE = 120

/** Pages that somebody goes to inside the site: the server does not see them otherwise. */
export const pageViewsRoutes =
  (counter: Pick<DailyCounter, 'count'>): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: PageView,
      response: { 204: z.void(), 400: ApiError, 429: ApiError },
      tags: ['statistiche'],
      summary: 'Una pagina aperta dentro il sito',
      description:
        'Soltanto il percorso: nessun cookie, nessun indirizzo, niente per chi chiede di non essere contato.',
    }
    const config = { rateLimit: { max: VIEWS_PER_MINUTE, timeWindow: '1 minute' } }
    app.post('/page-views', { schema, config }, async (request, reply) => {
      if (isCounted(request.headers)) counter.count('view', request.body.path)
      return reply.code(204).send()
    })
  }

export interface StatisticsRoutesOptions {
  statistics: StatisticsRepository
  counter: Pick<DailyCounter, 'flush'>
}

export const statisticsRoutes =
  ({ statistics, counter }: StatisticsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const read = {
      querystring: StatisticsQuery,
      response: { 200: Statistics, 400: ApiError },
      tags: ['redazione'],
      summary: 'Visite, ricerche e strumenti, per giorno',
    }
    app.get('/statistics', { schema: read }, async (request) => {
      await counter.flush()
      return statistics.of(request.query.days)
    })

    const csv = {
      querystring: StatisticsQuery,
      tags: ['redazione'],
      summary: 'Le statistiche in un file CSV',
    }
    app.get('/statistics/csv', { schema: csv }, async (request, reply) => {
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

/** As Italian spreadsheets open it: semicolons, and a mark that says that it is UTF-8. */
function asCsv(rows: Awaited<ReturnType<StatisticsRepository['rows']>>): string {
  const lines = rows.map(({ day, kind, key, count }) => [day, KIND_NAMES[kind], cell(key), count].join(';'))
  return `\ufeff${['giorno;che cosa;quale;quante volte', ...lines].join('\r\n')}\r\n`
}

/** What somebody typed must not be a formula for whoever opens the file. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
