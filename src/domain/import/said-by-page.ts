import type { ImportedPizzeria } from './imported-pizzeria.ts'
import type { ImportedRecipe } from './imported-recipe.ts'

export interface SaidByPage {
  field: string
  draft: string | null
  lines: string[]
}

const minutes = (value: number | null) => (value === null ? [] : [`${value} minuti`])
const text = (value: string | number | null) => (value ? [String(value)] : [])

export const saidOfRecipe = (found: ImportedRecipe): SaidByPage[] => [
  { field: 'Nome', draft: 'name', lines: text(found.name) },
  { field: 'Descrizione', draft: 'description', lines: text(found.description) },
  { field: 'Dosi', draft: null, lines: text(found.yield) },
  { field: 'Preparazione', draft: null, lines: minutes(found.prepMin) },
  { field: 'Cottura', draft: null, lines: minutes(found.cookMin) },
  { field: 'In tutto', draft: null, lines: minutes(found.totalMin) },
  { field: 'Ingredienti', draft: 'ingredients', lines: found.ingredients },
  { field: 'Passaggi', draft: 'steps', lines: found.steps },
]

export const saidOfPizzeria = (found: ImportedPizzeria): SaidByPage[] => [
  { field: 'Nome', draft: 'name', lines: text(found.name) },
  { field: 'Indirizzo', draft: 'address', lines: text(found.address) },
  { field: 'Città', draft: 'city', lines: text(found.city) },
  { field: 'Regione', draft: 'region', lines: text(found.region) },
  { field: 'Anno di fondazione', draft: 'foundedYear', lines: text(found.foundedYear) },
  { field: 'Descrizione', draft: 'knownFor', lines: text(found.description) },
]
