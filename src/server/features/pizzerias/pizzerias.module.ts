import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pizzeriaEditing } from '#contracts/pizzerias/admin-pizzerias.endpoints.ts'
import { AdminPizzeria, PizzeriaDraft, PizzeriaEdit } from '#contracts/pizzerias/admin-pizzerias.ts'
import { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { NO_RECIPES } from '#server/cache/catalogue-change.ts'
import { entryEditingRoutes, entryRefusals } from '#server/features/entry-editing/entry-editing.routes.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { pizzeriaEditingRepository } from './pizzeria-editing.repository.ts'
import { pizzeriasRepository } from './pizzerias.repository.ts'

const pizzeriasRoutes =
  ({ db, answers }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const pizzerias = pizzeriasRepository(db)
    const schema = { response: ok(z.array(Pizzeria)), summary: 'Le pizzerie storiche' }
    serve(app, listPizzerias, schema, (request, reply) => {
      const load = async () => ({ value: await pizzerias.list() })
      return answers.send(request, reply, {
        key: listPizzerias.path,
        shelf: 'lists',
        load,
        madeFrom: NO_RECIPES,
      })
    })
  }

export const pizzeriasModule: OpenModule = (services) => {
  const editing = pizzeriaEditingRepository(services.db)
  return {
    tag: 'pizzerie',
    routes: [pizzeriasRoutes(services)],
    adminRoutes: [
      entryEditingRoutes({
        ...services,
        endpoints: pizzeriaEditing,
        what: 'Una pizzeria',
        schemas: { draft: PizzeriaDraft, edit: PizzeriaEdit, entry: AdminPizzeria },
        refusals: entryRefusals('Pizzeria non trovata', {
          field: 'name',
          message: "In questa città c'è già una pizzeria con questo nome",
        }),
        editing,
      }),
    ],
    tidyUp: () => editing.emptyBin(),
  }
}
