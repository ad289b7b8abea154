import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readImportPage } from '#contracts/import/admin-import.endpoints.ts'
import { ImportPage } from '#contracts/import/import-source.ts'
import { AppError } from '#server/app-error.ts'
import { ImportFailure } from '#server/features/import/import-failure.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { ImportWork } from './import-work.ts'

const MAX_BODY_B = 5 * 1024 * 1024

export const importPageRoutes =
  ({ readPage }: ImportWork): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = {
      body: ImportPage,
      response: ok(z.object({ entryIds: z.array(z.int()) }), 400, 413),
      summary: 'Importa una pagina sola, dal suo indirizzo o dal suo HTML',
      description:
        'Ciò che vi si trova va tra le voci da approvare. 400 con il motivo se non vi si trova nulla.',
    }
    serve(app, readImportPage, { ...schema, bodyLimit: MAX_BODY_B }, async (request, reply) => {
      const gone = new AbortController()
      // The request's 'close' event comes as soon as the body is read. Only the response's event shows that the
      // client has disconnected.
      reply.raw.on('close', () => {
        if (!reply.raw.writableFinished) gone.abort(new ImportFailure('Nessuno aspetta più la pagina.'))
      })
      try {
        return { entryIds: await readPage(request.body, gone.signal) }
      } catch (error) {
        if (!(error instanceof ImportFailure)) throw error
        throw new AppError('invalid_input', error.message, { fields: { page: error.message } })
      }
    })
  }
