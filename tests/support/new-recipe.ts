import type { recipes } from '#server/db/schema.ts'

export type NewRecipe = typeof recipes.$inferInsert

/** A row that every constraint accepts; a test says only what it is about. */
export const newRecipe = (id: number, name: string, more: Partial<NewRecipe> = {}): NewRecipe => ({
  id,
  name,
  description: 'Buona.',
  category: 'Classica',
  difficulty: 'media',
  imageUrl: '/immagini/x.webp',
  activeTime: 10,
  restTime: 60,
  bakeTime: 8,
  preparationTime: 78,
  servings: 4,
  servingsUnit: 'pizze',
  ingredients: ['500 g di farina 00'],
  ingredientGroups: [{ title: 'Impasto', count: 1, isDough: true }],
  instructions: 'Impasta.\nInforna.',
  isVegan: false,
  isGlutenFree: false,
  ...more,
})
