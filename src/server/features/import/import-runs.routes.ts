import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
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
import { RowParams } from '#contracts/row-id.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-vocabulary.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
import type { ImportRunsRepository } from './import-runs.repository.ts'

export interface ImportRunsRoutesOptions {
  runs: ImportRunsRepository
  sessions: Pick<SessionKeeper, 'of'>
  wake: () => void
}

const tags = ['redazione']
const unknown = () => new AppError('not_found', 'Scraping non trovato')
const STARTS: readonly [Endpoint<{ response: ImportRun }>, ImportKind, string][] = [
  [startRecipeImport, 'recipe', 'Avvia lo scraping delle ricette'],
  [startPizzeriaImport, 'pizzeria', 'Avvia lo scraping delle pizzerie'],
]

export const importRunsRoutes =
  ({ runs, sessions, wake }: ImportRunsRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [start, kind, summary] of STARTS) {
      const schema = {
        response: { 202: ImportRun },
        tags,
        summary,
        description:
          'Uno alla volta su tutti i server. Se uno di questo tipo è già in corso o in attesa, la risposta è quello: chi lo chiede due volte ne avvia uno.',
      }
      serve(app, start, { schema }, async (request, reply) => {
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
    serve(app, listImportRuns, { schema: { ...list, summary: 'Gli ultimi scraping' } }, (request) =>
      runs.list(request.query.kind),
    )

    const one = {
      params: RowParams,
      response: { 200: ImportRun, 404: ApiError },
      tags,
      summary: 'A che punto è uno scraping',
    }
    serve(app, getImportRun, { schema: one }, async (request) => known(await runs.byId(request.params.id)))

    const rows = {
      params: RowParams,
      response: { 200: ImportRunItems, 404: ApiError },
      tags,
      summary: 'Gli indirizzi di uno scraping, prima gli errori',
    }
    serve(app, listImportRunItems, { schema: rows }, async (request) => {
      const { id } = known(await runs.byId(request.params.id))
      return runs.items(id)
    })

    const stop = {
      params: RowParams,
      response: { 200: ImportRun, 404: ApiError, 409: ApiError },
      tags,
      summary: 'Ferma uno scraping',
    }
    serve(app, stopImportRun, { schema: stop }, async (request) => {
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
