import { pizzeriaEditing } from '#contracts/pizzerias/admin-pizzerias.endpoints.ts'
import { AdminPizzeria, PizzeriaDraft, PizzeriaEdit } from '#contracts/pizzerias/admin-pizzerias.ts'
import { entryEditingRoutes, entryRefusals } from '#server/features/entry-editing/entry-editing.routes.ts'
import type { OpenModule } from '#server/site-module.ts'
import { pizzeriaEditingRepository } from './pizzeria-editing.repository.ts'
import { pizzeriasRepository } from './pizzerias.repository.ts'
import { pizzeriasRoutes } from './pizzerias.routes.ts'

export const pizzeriasModule: OpenModule = ({ db, answers, sessions, refreshCatalogue }) => {
  const editing = pizzeriaEditingRepository(db)
  return {
    tag: 'pizzerie',
    routes: [pizzeriasRoutes({ pizzerias: pizzeriasRepository(db), answers })],
    adminRoutes: [
      entryEditingRoutes({
        sessions,
        refreshCatalogue,
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
