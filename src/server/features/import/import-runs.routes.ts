import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint } from '#contracts/endpoint.ts'
import {
  getImportRun,
  listImportRunItems,
  listImportRuns,
  startPizzeriaImport,
  startRecipeImport,
  stopImportRun,
} from '#contracts/import/admin-import.endpoints.ts'
import { ImportRun, ImportRunItems } from '#contracts/import/import-run.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-vocabulary.ts'
import { AppError } from '#server/app-error.ts'
import { begun, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { importRunsRepository } from './import-runs.repository.ts'
import type { ImportWork } from './import-work.ts'

const unknown = () => new AppError('not_found', 'Scraping non trovato')
const STARTS: readonly [Endpoint<{ response: ImportRun }>, ImportKind, string][] = [
  [startRecipeImport, 'recipe', 'Avvia lo scraping delle ricette'],
  [startPizzeriaImport, 'pizzeria', 'Avvia lo scraping delle pizzerie'],
]

export const importRunsRoutes =
  ({ db, sessions }: SiteServices, { engine }: ImportWork): FastifyPluginAsyncZod =>
  async (app) => {
    const runs = importRunsRepository(db)
    for (const [start, kind, summary] of STARTS) {
      const schema = {
        response: begun(ImportRun),
        summary,
        description:
          'Uno alla volta su tutti i server. Se uno di questo tipo è già in corso o in attesa, la risposta è quello: chi lo chiede due volte ne avvia uno.',
      }
      serve(app, start, schema, async (request) => {
        const { account } = sessions.of(request)
        const { id } = await runs.start(account, kind)
        const run = await runs.byId(id)
        if (!run) throw new Error('a run that was just started is gone')
        engine.wake()
        return run
      })
    }

    const list = {
      querystring: z.object({ kind: z.enum(IMPORT_KINDS) }),
      response: ok(z.array(ImportRun), 400),
    }
    serve(app, listImportRuns, { ...list, summary: 'Gli ultimi scraping' }, (request) =>
      runs.list(request.query.kind),
    )

    const one = { response: ok(ImportRun, 404), summary: 'A che punto è uno scraping' }
    serve(app, getImportRun, one, async (request) => known(await runs.byId(request.params.id)))

    const rows = {
      response: ok(ImportRunItems, 404),
      summary: 'Gli indirizzi di uno scraping, prima gli errori',
    }
    serve(app, listImportRunItems, rows, async (request) => {
      const { id } = known(await runs.byId(request.params.id))
      return runs.items(id)
    })

    const stop = { response: ok(ImportRun, 404, 409), summary: 'Ferma uno scraping' }
    serve(app, stopImportRun, stop, async (request) => {
      const { id } = request.params
      const isStopped = await runs.stop(sessions.of(request).account, id)
      if (isStopped === false) throw new AppError('conflict', 'Questo scraping è già finito')
      return known(await runs.byId(id))
    })
  }

function known(run: ImportRun | undefined): ImportRun {
  if (!run) throw unknown()
  return run
}
