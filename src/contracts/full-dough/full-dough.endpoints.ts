import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { DoughRecipe, NewDoughRecipe } from './dough-recipe.ts'

export const listDoughRecipes = endpoint<{ response: DoughRecipe[] }>('GET', '/api/dough-recipes')
export const keepDoughRecipe = endpoint<{ body: z.input<typeof NewDoughRecipe>; response: DoughRecipe }>(
  'POST',
  '/api/dough-recipes',
)
export const getDoughRecipe = endpoint<{ params: { id: number }; response: DoughRecipe }>(
  'GET',
  '/api/dough-recipes/:id',
)
export const deleteDoughRecipe = endpoint<{ params: { id: number } }>('DELETE', '/api/dough-recipes/:id')
