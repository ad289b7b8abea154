import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { DescriptionRequest, ProposedDescription } from './proposed-description.ts'

export const proposeDescription = endpoint<{
  body: z.input<typeof DescriptionRequest>
  response: ProposedDescription
}>('POST', '/api/admin/recipe-description')
