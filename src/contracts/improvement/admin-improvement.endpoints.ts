import type { z } from 'zod'
import { post } from '../endpoint.ts'
import type { DescriptionRequest, ProposedDescription } from './proposed-description.ts'

export const proposeDescription = post<{
  body: z.input<typeof DescriptionRequest>
  response: ProposedDescription
}>('/api/admin/recipe-description')
