import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import { ImportRun, ImportRunItems } from '#contracts/import/import-run.ts'
import { parseRecipeId } from '#contracts/recipe-list/recipe-list.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-vocabulary.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { AppError } from '#server/app-error.ts'
import type { ImportRunsRepository } from './import-runs.repository.ts'

export interface ImportRunsRoutesOptions {
  runs: ImportRunsRepository
  sessions: Pick<SessionKeeper, 'of'>
  /** Lets this server look for work at once. */
  wake: () => void
}

const tags = ['redazione']
const params = z.object({ id: z.string() })
const unknown = () => new AppError('not_found', 'Scraping non trovato')
const STARTS: readonly [string, ImportKind, string][] = [
  ['/scrape-recipes', 'recipe', 'Avvia lo scraping delle ricette'],
  ['/scrape-pizzerias', 'pizzeria', 'Avvia lo scraping delle pizzerie'],
]

export const importRunsRoutes =
  ({ runs, sessions, wake }: ImportRunsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [path, kind, summary] of STARTS) {
      const schema = {
        response: { 202: ImportRun },
        tags,
        summary,
        description:
          'Uno alla volta su tutti i server. Se uno di questo tipo è già in corso o in attesa, la risposta è quello: chi lo chiede due volte ne avvia uno.',
      }
      app.post(path, { schema }, async (request, reply) => {
        const { account } = sessions.of(request)
        const { id } = await runs.start(account, kind)
        const run = await runs.byId(id)
        if (!run) throw new Error('a run that was just started is gone')
        wake()
        return reply.code(202).send(run)
      })
    }

    const list = {
      querystring: z.object({ kind: z.enum(IMPORT_KINDS) }),
      response: { 200: z.array(ImportRun), 400: ApiError },
      tags,
    }
    app.get('/runs', { schema: { ...list, summary: 'Gli ultimi scraping' } }, (request) =>
      runs.list(request.query.kind),
    )

    const one = {
      params,
      response: { 200: ImportRun, 404: ApiError },
      tags,
      summary: 'A che punto è uno scraping',
    }
    app.get('/runs/:id', { schema: one }, async (request) =>
      known(await runs.byId(parseRecipeId(request.params.id) ?? 0)),
    )

    const rows = {
      params,
      response: { 200: ImportRunItems, 404: ApiError },
      tags,
      summary: 'Gli indirizzi di uno scraping, prima gli errori',
    }
    app.get('/runs/:id/items', { schema: rows }, async (request) => {
      const { id } = known(await runs.byId(parseRecipeId(request.params.id) ?? 0))
      return runs.items(id)
    })

    const stop = {
      params,
      response: { 200: ImportRun, 404: ApiError, 409: ApiError },
      tags,
      summary: 'Ferma uno scraping',
    }
    app.post('/runs/:id/stop', { schema: stop }, async (request) => {
      const id = parseRecipeId(request.params.id) ?? 0
      const isStopped = await runs.stop(sessions.of(request).account, id)
      if (isStopped === false) throw new AppError('conflict', 'Questo scraping è già finito')
      return known(await runs.byId(id))
    })
  }

function known(run: ImportRun | undefined): ImportRun {
  if (!run) throw unknown()
  return run
}
