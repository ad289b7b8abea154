import { z } from 'zod'
import { Recipe } from './recipe.ts'

const Suggested = Recipe.pick({ id: true, name: true, imageUrl: true, activeTime: true, restTime: true })
export type SuggestedRecipe = z.infer<typeof Suggested>

export const RelatedRecipes = z.object({
  alike: z.array(Suggested),
  sameDough: z.array(Suggested),
  nextSeason: z.array(Suggested),
  season: z.enum(['inverno', 'primavera', 'estate', 'autunno']).nullable(),
})
export type RelatedRecipes = z.infer<typeof RelatedRecipes>
