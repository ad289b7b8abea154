import { plainStep } from '../recipes/steps/step-marks.ts'
import type { RecipeDraftFields } from './draft-of-recipe.ts'
import type { PizzeriaDraftFields } from './imported-pizzeria.ts'

export interface ComparedField {
  field: string
  before: string[]
  after: string[]
}

type Lines = Readonly<Record<string, readonly string[]>>

export const recipeLines = (
  recipe: Omit<RecipeDraftFields, 'category' | 'difficulty' | 'isVegan' | 'isGlutenFree'>,
): Lines => ({
  Nome: [recipe.name],
  Descrizione: [recipe.description],
  Dosi: [`${recipe.servings} ${recipe.servingsUnit}`],
  'Tempi in minuti': [`lavoro ${recipe.activeTime}, riposo ${recipe.restTime}, cottura ${recipe.bakeTime}`],
  Ingredienti: recipe.ingredients,
  Passaggi: recipe.steps.map(plainStep),
})

export const pizzeriaLines = (pizzeria: PizzeriaDraftFields): Lines => ({
  Nome: [pizzeria.name],
  Città: [pizzeria.city],
  Regione: [pizzeria.region],
  Indirizzo: [pizzeria.address],
  'Anno di fondazione': [pizzeria.foundedYear === null ? '' : String(pizzeria.foundedYear)],
  'Conosciuta per': [pizzeria.knownFor],
})

export const comparedFields = (before: Lines, after: Lines): ComparedField[] =>
  Object.entries(after)
    .map(([field, lines]) => ({ field, before: filled(before[field] ?? []), after: filled(lines) }))
    .filter((compared) => compared.before.join('\n') !== compared.after.join('\n'))

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '')
