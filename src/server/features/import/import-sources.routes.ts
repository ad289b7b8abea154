import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import {
  addImportSource,
  changeImportSource,
  listImportSources,
  removeImportSource,
} from '#contracts/import/admin-import.endpoints.ts'
import { ImportSource, ImportSourceChange, NewImportSource } from '#contracts/import/import-source.ts'
import { RowParams } from '#contracts/row-id.ts'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { ImportFailure } from '#server/features/import/import-failure.ts'
import { serve } from '#server/plugins/serve.ts'
import type { ImportSourcesRepository } from './import-sources.repository.ts'

export interface ImportSourcesRoutesOptions {
  sources: ImportSourcesRepository
  sessions: Pick<SessionKeeper, 'of'>
  checkAddress: (url: string) => void
}

const tags = ['redazione']
const unknown = () => new AppError('not_found', 'Fonte non trovata')

export const importSourcesRoutes =
  ({ sources, sessions, checkAddress }: ImportSourcesRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const list = {
      querystring: z.object({ kind: z.enum(IMPORT_KINDS) }),
      response: { 200: z.array(ImportSource), 400: ApiError },
      tags,
    }
    serve(app, listImportSources, { schema: { ...list, summary: 'Da dove si legge' } }, (request) =>
      sources.list(request.query.kind),
    )

    const add = {
      body: NewImportSource,
      response: { 201: ImportSource, 400: ApiError, 409: ApiError },
      tags,
      summary: 'Aggiungi una fonte',
    }
    serve(app, addImportSource, { schema: add }, async (request, reply) => {
      refuseClosed(() => checkAddress(request.body.url))
      const added = await sources.add(sessions.of(request).account, request.body)
      if (!added)
        throw new AppError('conflict', "Questa fonte c'è già", { fields: { url: "Questa fonte c'è già" } })
      return reply.code(201).send(added)
    })

    const change = {
      params: RowParams,
      body: ImportSourceChange,
      response: { 200: ImportSource, 400: ApiError, 404: ApiError },
      tags,
    }
    serve(
      app,
      changeImportSource,
      { schema: { ...change, summary: 'Attiva una fonte o mettila in pausa' } },
      async (request) => {
        const { account } = sessions.of(request)
        const changed = await sources.change(account, request.params.id, request.body.isEnabled)
        if (!changed) throw unknown()
        return changed
      },
    )

    const remove = {
      params: RowParams,
      response: { 204: z.void(), 404: ApiError },
      tags,
      summary: 'Togli una fonte',
    }
    serve(app, removeImportSource, { schema: remove }, async (request, reply) => {
      const isGone = await sources.remove(sessions.of(request).account, request.params.id)
      if (!isGone) throw unknown()
      return reply.code(204).send()
    })
  }

function refuseClosed(check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error
    throw new AppError('invalid_input', error.message, { fields: { url: error.message } })
  }
}
