import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { glossaryEditing } from '#contracts/glossary/admin-glossary.endpoints.ts'
import { AdminGlossaryTerm, GlossaryDraft, GlossaryEdit } from '#contracts/glossary/admin-glossary.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { GlossaryTerm } from '#contracts/glossary/glossary-term.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { entryEditingRoutes, entryRefusals } from '#server/features/entry-editing/entry-editing.routes.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { glossaryRepository } from './glossary.repository.ts'
import { glossaryEditingRepository } from './glossary-editing.repository.ts'

const glossaryRoutes =
  ({ db, answers }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const glossary = glossaryRepository(db)
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

export const glossaryModule: OpenModule = (services) => {
  const editing = glossaryEditingRepository(services.db)
  return {
    tag: 'glossario',
    routes: [glossaryRoutes(services)],
    adminRoutes: [
      entryEditingRoutes({
        ...services,
        endpoints: glossaryEditing,
        what: 'Una voce del glossario',
        schemas: { draft: GlossaryDraft, edit: GlossaryEdit, entry: AdminGlossaryTerm },
        refusals: entryRefusals(
          'Voce non trovata',
          { field: 'term', message: "Nel glossario c'è già una voce con questo nome" },
          "Una delle voci collegate non c'è più nel glossario: toglila o scegline un'altra",
        ),
        editing,
      }),
    ],
    tidyUp: () => editing.emptyBin(),
  }
}
