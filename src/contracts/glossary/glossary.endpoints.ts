import { get } from '../endpoint.ts'
import type { GlossaryTerm } from './glossary-term.ts'

export const listGlossaryTerms = get<{ response: GlossaryTerm[] }>('/api/glossary')
