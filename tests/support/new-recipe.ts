import { flatRecipe } from '#domain/recipes/structured-recipe.ts'
import type { recipes } from '#server/db/schema.ts'

export type NewRecipe = typeof recipes.$inferInsert

/** A row that every constraint accepts; a test says only what it is about. */
export function newRecipe(id: number, name: string, more: Partial<NewRecipe> = {}): NewRecipe {
  const groups = more.groups ?? [
    { title: 'Impasto', isDough: true, lines: more.ingredients ?? ['500 g di farina 00'] },
  ]
  const steps = more.steps ?? (more.instructions ?? 'Impasta.\nInforna.').split('\n')
  return {
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
    ...flatRecipe({ groups, steps }),
    groups,
    steps,
    isVegan: false,
    isGlutenFree: false,
    ...more,
  }
}
