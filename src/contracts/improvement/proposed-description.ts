import { z } from 'zod'
import { RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'

const lines = (most: number, length: number) => z.array(z.string().max(length)).max(most)
const minutes = z.number().int().min(0).max(20_160).catch(0)

export const DescriptionRequest = z.object({
  name: z.string().max(200).default(''),
  category: z.enum(RECIPE_CATEGORIES).catch('Classica'),
  groups: z
    .array(z.object({ title: z.string().max(300), isDough: z.boolean(), lines: lines(400, 4000) }))
    .max(100),
  steps: lines(400, 4000),
  activeTime: minutes,
  restTime: minutes,
  bakeTime: minutes,
})
export type DescriptionRequest = z.infer<typeof DescriptionRequest>

export const ProposedDescription = z.object({
  description: z.string().min(1),
  engine: z.enum(['embedded', 'model']),
  fellBack: z.boolean(),
})
export type ProposedDescription = z.infer<typeof ProposedDescription>
