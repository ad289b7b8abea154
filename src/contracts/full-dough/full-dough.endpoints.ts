import type { z } from 'zod'
import { get, post, remove } from '../endpoint.ts'
import type { DoughRecipe, NewDoughRecipe } from './dough-recipe.ts'

export const listDoughRecipes = get<{ response: DoughRecipe[] }>('/api/dough-recipes')
export const keepDoughRecipe = post<{ body: z.input<typeof NewDoughRecipe>; response: DoughRecipe }>(
  '/api/dough-recipes',
)
export const getDoughRecipe = get<{ params: { id: number }; response: DoughRecipe }>('/api/dough-recipes/:id')
export const deleteDoughRecipe = remove<{ params: { id: number } }>('/api/dough-recipes/:id')
