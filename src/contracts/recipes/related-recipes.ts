import { z } from 'zod'
import { Recipe } from './recipe.ts'

/** As much of a recipe as a row of suggestions shows. */
const Suggested = Recipe.pick({ id: true, name: true, imageUrl: true, activeTime: true, restTime: true })
export type SuggestedRecipe = z.infer<typeof Suggested>

/** Where to go next from a recipe; a list may be empty. */
export const RelatedRecipes = z.object({
  alike: z.array(Suggested),
  sameDough: z.array(Suggested),
  nextSeason: z.array(Suggested),
  /** The season that comes after that of the recipe; null for a recipe of all the year. */
  season: z.enum(['inverno', 'primavera', 'estate', 'autunno']).nullable(),
})
export type RelatedRecipes = z.infer<typeof RelatedRecipes>
