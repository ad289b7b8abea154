import { Fragment } from 'react'
import { RECIPE_LIMITS } from '#contracts/recipes/admin-recipes.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { DOUGH_STYLES } from '#domain/styles/dough-styles.ts'
import { STYLES } from '#domain/styles/style.ts'
import { type FormField, optionsOf } from '#web/features/admin/form/form-fields.ts'
import { FORM_GRID, FormInput } from '#web/features/admin/form/form-input.tsx'
import { DescriptionProposal } from '#web/features/admin/review/description-proposal.tsx'
import { describedOf, type RecipeForm } from './recipe-form-state.ts'
import type { RecipeFormControl } from './use-recipe-form.ts'

type Fact = FormField & { name: Exclude<keyof RecipeForm, 'groups'> }
const FACTS: readonly Fact[] = [
  { name: 'name', label: 'Nome', as: 'text', maxLength: RECIPE_LIMITS.name },
  {
    name: 'description',
    label: 'Descrizione',
    as: 'paragraph',
    rows: 3,
    hint: 'Due frasi che facciano venire fame: si leggono nelle schede e nei motori di ricerca.',
    maxLength: RECIPE_LIMITS.description,
  },
  ...Object.values(
    forEachText(
      (name, { label, hint, rows, maxLength }): Fact => ({
        name,
        label,
        as: 'paragraph',
        rows,
        hint,
        maxLength,
      }),
    ),
  ),
  {
    name: 'category',
    label: 'Categoria',
    as: 'choice',
    options: optionsOf(RECIPE_CATEGORIES),
    width: 'half',
  },
  { name: 'difficulty', label: 'Difficoltà', as: 'choice', options: optionsOf(DIFFICULTIES), width: 'half' },
  { name: 'activeTime', label: 'Lavoro (minuti)', as: 'number', width: 'third' },
  { name: 'restTime', label: 'Riposo (minuti)', as: 'number', width: 'third' },
  { name: 'bakeTime', label: 'Cottura (minuti)', as: 'number', width: 'third' },
  { name: 'servings', label: 'Dosi per', as: 'number', width: 'half' },
  {
    name: 'servingsUnit',
    label: 'Unità (pizze, teglie…)',
    as: 'text',
    hint: 'Pizze, teglie, persone.',
    maxLength: RECIPE_LIMITS.unit,
    width: 'half',
  },
  {
    name: 'doughStyle',
    label: 'Impasto',
    as: 'choice',
    options: optionsOf(Object.keys(DOUGH_STYLES)),
    hint: 'Serve al forno e al calcolatore; si può lasciare vuoto.',
    width: 'half',
  },
  {
    name: 'doughShape',
    label: 'Forma',
    as: 'choice',
    options: Object.entries(STYLES).map(([value, label]) => ({ value, label })),
    hint: "Solo dove non è quella dell'impasto: una teglia senza glutine.",
    width: 'half',
  },
  { name: 'doughPieces', label: 'Panetti o teglie', as: 'number', width: 'half' },
  {
    name: 'doughPan',
    label: 'Teglia (cm)',
    as: 'text',
    hint: '40 x 30, oppure 28 se è tonda; niente se cuoce senza teglia.',
    width: 'half',
  },
  { name: 'isVegan', label: 'Vegana', as: 'flag', width: 'third' },
  { name: 'isGlutenFree', label: 'Senza glutine', as: 'flag', width: 'third' },
  {
    name: 'youtubeVideoId',
    label: 'Video di YouTube',
    as: 'text',
    hint: 'Un link in qualunque forma, o niente.',
  },
]

const SENT_AS: Readonly<Partial<Record<string, string>>> = {
  doughPieces: 'dough.pieces',
  doughPan: 'dough.pan',
}

interface FactsProps {
  control: Pick<RecipeFormControl, 'form' | 'errors' | 'set'>
}

export const RecipeFacts = ({ control: { form, errors, set } }: FactsProps) => (
  <fieldset className={FORM_GRID}>
    <legend className="mb-4 font-display text-xl">La ricetta</legend>
    {FACTS.map((field) => (
      <Fragment key={field.name}>
        <FormInput
          field={field}
          value={form[field.name]}
          error={errors[SENT_AS[field.name] ?? field.name]}
          onChange={(value) => set({ [field.name]: value })}
        />
        {field.name === 'description' && (
          <DescriptionProposal
            recipe={() => describedOf(form)}
            value={form.description}
            onChange={(description) => set({ description })}
          />
        )}
      </Fragment>
    ))}
  </fieldset>
)
