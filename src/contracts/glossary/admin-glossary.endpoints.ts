import { entryEndpoints } from '../admin/catalogue-entry.endpoints.ts'
import type { AdminGlossaryTerm, GlossaryDraft } from './admin-glossary.ts'

export const glossaryEditing = entryEndpoints<GlossaryDraft, AdminGlossaryTerm>('/api/admin/glossary-terms')
