import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { GlossaryRepository } from './glossary.repository.ts'

export interface GlossaryRoutesOptions {
  glossary: Pick<GlossaryRepository, 'list'>
  answers: CachedResponses
}

export const glossaryRoutes =
  ({ glossary, answers }: GlossaryRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { response: ok(z.array(GlossaryTerm)), summary: 'Le parole della pizza' }
    serve(app, listGlossaryTerms, schema, (request, reply) => {
      const load = async () => ({ value: await glossary.list() })
      return answers.send(request, reply, {
        key: listGlossaryTerms.path,
        shelf: 'lists',
        load,
        madeFrom: NO_RECIPES,
      })
    })
  }
