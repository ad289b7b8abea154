import { z } from 'zod'
import { SEASONS_OF_YEAR } from '#domain/recipe-list/now-on-table.ts'
import { Recipe } from './recipe.ts'

const Suggested = Recipe.pick({
  id: true,
  name: true,
  imageUrl: true,
  preparationTime: true,
  activeTime: true,
  restTime: true,
})
export type SuggestedRecipe = z.infer<typeof Suggested>

export const RelatedRecipes = z.object({
  alike: z.array(Suggested),
  sameDough: z.array(Suggested),
  seasons: z.record(z.enum(SEASONS_OF_YEAR), z.array(Suggested)),
  month: z.int().min(0).max(11).meta({ description: 'Il mese della risposta, in Italia: 0 è gennaio' }),
})
export type RelatedRecipes = z.infer<typeof RelatedRecipes>
