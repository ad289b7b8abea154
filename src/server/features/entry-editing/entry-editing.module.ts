import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AdminGlossaryTerm, GlossaryDraft, GlossaryEdit } from '#contracts/glossary/admin-glossary.ts'
import { AdminPizzeria, PizzeriaDraft, PizzeriaEdit } from '#contracts/pizzerias/admin-pizzerias.ts'
import { AdminProduct, ProductDraft, ProductEdit } from '#contracts/shop/admin-products.ts'
import type { SessionKeeper } from '../../accounts/sessions.ts'
import type { Database } from '../../db/database.ts'
import { glossaryEditingRepository } from '../glossary/glossary-editing.repository.ts'
import { pizzeriaEditingRepository } from '../pizzerias/pizzeria-editing.repository.ts'
import { productEditingRepository } from '../shop/product-editing.repository.ts'
import { entryEditingRoutes, entryRefusals } from './entry-editing.routes.ts'

interface EditingPartsOptions {
  db: Database
  sessions: SessionKeeper
  refreshCatalogue: () => Promise<void>
}

/** The part of the composition root that is about what editors write in forms: words, pizzerias, products. */
export function editingParts({ db, ...shared }: EditingPartsOptions) {
  const glossary = glossaryEditingRepository(db)
  const pizzerias = pizzeriaEditingRepository(db)
  const products = productEditingRepository(db)
  const routes: FastifyPluginAsyncZod[] = [
    entryEditingRoutes({
      ...shared,
      path: '/glossary-terms',
      what: 'Una voce del glossario',
      schemas: { draft: GlossaryDraft, edit: GlossaryEdit, entry: AdminGlossaryTerm },
      refusals: entryRefusals(
        'Voce non trovata',
        { field: 'term', message: 'Nel glossario c’è già una voce con questo nome' },
        'Una delle voci collegate non c’è più nel glossario: toglila o scegline un’altra',
      ),
      editing: glossary,
    }),
    entryEditingRoutes({
      ...shared,
      path: '/pizzerias',
      what: 'Una pizzeria',
      schemas: { draft: PizzeriaDraft, edit: PizzeriaEdit, entry: AdminPizzeria },
      refusals: entryRefusals('Pizzeria non trovata', {
        field: 'name',
        message: 'In questa città c’è già una pizzeria con questo nome',
      }),
      editing: pizzerias,
    }),
    entryEditingRoutes({
      ...shared,
      path: '/products',
      what: 'Un prodotto dello shop',
      schemas: { draft: ProductDraft, edit: ProductEdit, entry: AdminProduct },
      refusals: entryRefusals('Prodotto non trovato', {
        field: 'title',
        message: 'C’è già un prodotto con questo nome',
      }),
      editing: products,
    }),
  ]
  return {
    routes,
    /** Throws away for good what was deleted long ago. */
    async emptyBins(): Promise<void> {
      for (const entries of [glossary, pizzerias, products]) await entries.emptyBin()
    },
  }
}
