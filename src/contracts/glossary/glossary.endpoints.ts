import { endpoint } from '../endpoint.ts'
import type { GlossaryTerm } from './glossary-term.ts'

export const listGlossaryTerms = endpoint<{ response: GlossaryTerm[] }>('GET', '/api/glossary')
