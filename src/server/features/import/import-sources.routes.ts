import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  addImportSource,
  changeImportSource,
  listImportSources,
  removeImportSource,
} from '#contracts/import/admin-import.endpoints.ts'
import { ImportSource, ImportSourceChange, NewImportSource } from '#contracts/import/import-source.ts'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'
import { AppError } from '#server/app-error.ts'
import { ImportFailure } from '#server/features/import/import-failure.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { checkedUrl } from './fetching/safe-address.ts'
import { importSourcesRepository } from './import-sources.repository.ts'
import type { ImportWork } from './import-work.ts'

const unknown = () => new AppError('not_found', 'Fonte non trovata')

export const importSourcesRoutes =
  ({ db, sessions }: SiteServices, { allowedHosts }: ImportWork): FastifyPluginAsyncZod =>
  async (app) => {
    const sources = importSourcesRepository(db)
    const list = {
      querystring: z.object({ kind: z.enum(IMPORT_KINDS) }),
      response: ok(z.array(ImportSource), 400),
    }
    serve(app, listImportSources, { ...list, summary: 'Da dove si legge' }, (request) =>
      sources.list(request.query.kind),
    )

    const add = {
      body: NewImportSource,
      response: created(ImportSource, 400, 409),
      summary: 'Aggiungi una fonte',
    }
    serve(app, addImportSource, add, async (request) => {
      refuseClosed(request.body.url, allowedHosts)
      const added = await sources.add(sessions.of(request).account, request.body)
      if (!added)
        throw new AppError('conflict', "Questa fonte c'è già", { fields: { url: "Questa fonte c'è già" } })
      return added
    })

    const change = { body: ImportSourceChange, response: ok(ImportSource, 400, 404) }
    serve(
      app,
      changeImportSource,
      { ...change, summary: 'Attiva una fonte o mettila in pausa' },
      async (request) => {
        const { account } = sessions.of(request)
        const changed = await sources.change(account, request.params.id, request.body.isEnabled)
        if (!changed) throw unknown()
        return changed
      },
    )

    const remove = { response: nothing(404), summary: 'Togli una fonte' }
    serve(app, removeImportSource, remove, async (request) => {
      const isGone = await sources.remove(sessions.of(request).account, request.params.id)
      if (!isGone) throw unknown()
    })
  }

function refuseClosed(url: string, allowedHosts: ReadonlySet<string>): void {
  try {
    checkedUrl(url, allowedHosts)
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error
    throw new AppError('invalid_input', error.message, { fields: { url: error.message } })
  }
}
