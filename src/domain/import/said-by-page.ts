/** What a page says of a recipe or pizzeria, field by field, in the words of the dashboard: beside it stands what we make of it. */
import type { ImportedPizzeria } from './imported-pizzeria.ts'
import type { ImportedRecipe } from './imported-recipe.ts'

export interface SaidByPage {
  field: string
  /** The field of the draft that says the same, in words that can be compared; null where only a reader can. */
  draft: string | null
  /** Empty where the page says nothing. */
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
