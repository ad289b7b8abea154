import { z } from 'zod'
import { entryStamps } from '../admin/catalogue-entry.ts'
import { basedOn } from '../based-on.ts'
import { writtenLine } from '../written-text.ts'
import { GlossaryTerm } from './glossary-term.ts'

export const TERM_LIMITS = { term: 60, definition: 1200, related: 12 } as const

const Term = writtenLine(TERM_LIMITS.term, 'Scrivi la voce')

export const GlossaryDraft = z.object({
  term: Term,
  definition: writtenLine(TERM_LIMITS.definition, 'Scrivi la definizione'),
  related: z
    .array(Term)
    .max(TERM_LIMITS.related, `Al massimo ${TERM_LIMITS.related} voci collegate`)
    .refine((terms) => new Set(terms).size === terms.length, 'Ogni voce collegata una volta sola'),
  linkBack: z.boolean(),
})
export type GlossaryDraft = z.infer<typeof GlossaryDraft>

export const GlossaryEdit = GlossaryDraft.extend(basedOn)

export const AdminGlossaryTerm = GlossaryTerm.extend({
  ...entryStamps,
  linkedFrom: z.array(z.string()),
})
export type AdminGlossaryTerm = z.infer<typeof AdminGlossaryTerm>
