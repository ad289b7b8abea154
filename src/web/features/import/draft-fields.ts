import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { plainStep } from '#domain/recipes/steps/step-marks.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { type FormField, type FormTexts, linesOf, optionsOf } from '../admin/form/form-fields.ts'
import { PIZZERIA_FIELDS } from '../admin/form/pizzeria-fields.ts'
import type { DescribedForm } from '../admin/review/description-proposal.tsx'

const minutes = (name: string, label: string): FormField => ({
  name,
  label: `${label} (minuti)`,
  as: 'number',
  width: 'third',
})

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
      hint: "Uno per riga. Una riga che finisce con i due punti è il titolo di quelle sotto: «Per l'impasto:».",
    },
    { name: 'steps', label: 'Procedimento', as: 'lines' },
    { name: 'isVegan', label: 'Vegana', as: 'flag', width: 'half' },
    { name: 'isGlutenFree', label: 'Senza glutine', as: 'flag', width: 'half' },
  ],
  pizzeria: PIZZERIA_FIELDS,
}

export function describedOf(texts: FormTexts, groups: DescribedForm['groups']): DescribedForm {
  const text = (name: string) => String(texts[name] ?? '')
  const minutesOf = (name: string) => Math.trunc(Number(text(name))) || 0
  return {
    name: text('name'),
    category: text('category'),
    groups,
    steps: linesOf(text('steps')).map(plainStep),
    activeTime: minutesOf('activeTime'),
    restTime: minutesOf('restTime'),
    bakeTime: minutesOf('bakeTime'),
  }
}
