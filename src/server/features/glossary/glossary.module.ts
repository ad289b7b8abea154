import { glossaryEditing } from '#contracts/glossary/admin-glossary.endpoints.ts'
import { AdminGlossaryTerm, GlossaryDraft, GlossaryEdit } from '#contracts/glossary/admin-glossary.ts'
import { entryEditingRoutes, entryRefusals } from '#server/features/entry-editing/entry-editing.routes.ts'
import type { OpenModule } from '#server/site-module.ts'
import { glossaryRepository } from './glossary.repository.ts'
import { glossaryRoutes } from './glossary.routes.ts'
import { glossaryEditingRepository } from './glossary-editing.repository.ts'

export const glossaryModule: OpenModule = ({ db, answers, sessions, refreshCatalogue }) => {
  const editing = glossaryEditingRepository(db)
  return {
    tag: 'glossario',
    routes: [glossaryRoutes({ glossary: glossaryRepository(db), answers })],
    adminRoutes: [
      entryEditingRoutes({
        sessions,
        refreshCatalogue,
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
