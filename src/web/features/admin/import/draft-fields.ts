import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { type FormField, optionsOf } from '../form/form-fields.ts'
import { PIZZERIA_FIELDS } from '../form/pizzeria-fields.ts'

const minutes = (name: string, label: string): FormField => ({
  name,
  label: `${label} (minuti)`,
  as: 'number',
  width: 'third',
})

/** What the form of each kind asks for, in order. */
export const DRAFT_FIELDS: Readonly<Record<ImportKind, readonly FormField[]>> = {
  recipe: [
    { name: 'name', label: 'Nome', as: 'text' },
    { name: 'description', label: 'Descrizione', as: 'paragraph', rows: 3 },
    {
      name: 'category',
      label: 'Categoria',
      as: 'choice',
      options: optionsOf(RECIPE_CATEGORIES),
      width: 'half',
    },
    {
      name: 'difficulty',
      label: 'Difficoltà',
      as: 'choice',
      options: optionsOf(DIFFICULTIES),
      width: 'half',
    },
    { name: 'servings', label: 'Dosi per', as: 'number', width: 'half' },
    {
      name: 'servingsUnit',
      label: 'Unità (pizze, teglie…)',
      as: 'text',
      hint: 'pizze, teglie, persone',
      width: 'half',
    },
    minutes('activeTime', 'Lavoro'),
    minutes('restTime', 'Riposo'),
    minutes('bakeTime', 'Cottura'),
    {
      name: 'ingredients',
      label: 'Ingredienti',
      as: 'lines',
      rows: 10,
      hint: 'Uno per riga. Una riga che finisce con i due punti è il titolo di quelle sotto: «Per l’impasto:».',
    },
    { name: 'steps', label: 'Procedimento', as: 'lines' },
    { name: 'isVegan', label: 'Vegana', as: 'flag', width: 'half' },
    { name: 'isGlutenFree', label: 'Senza glutine', as: 'flag', width: 'half' },
  ],
  pizzeria: PIZZERIA_FIELDS,
}
