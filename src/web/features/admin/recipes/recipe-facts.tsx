import { RECIPE_LIMITS } from '#contracts/admin-recipes.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipe/vocabulary.ts'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { RecipeFormControl } from './use-recipe-form.ts'

const NUMBERS = [
  { name: 'activeTime', label: 'Lavoro (minuti)' },
  { name: 'restTime', label: 'Riposo (minuti)' },
  { name: 'bakeTime', label: 'Cottura (minuti)' },
] as const

interface FactsProps {
  control: Pick<RecipeFormControl, 'form' | 'errors' | 'set'>
}

/** What the recipe is: name, words, category, times, for how many, flags, video. */
export const RecipeFacts = ({ control: { form, errors, set } }: FactsProps) => (
  <fieldset className="grid gap-5">
    <legend className="mb-4 font-display text-xl">La ricetta</legend>
    <Field
      label="Nome"
      autoComplete="off"
      value={form.name}
      error={errors.name}
      maxLength={RECIPE_LIMITS.name}
      onChange={({ target }) => set({ name: target.value })}
    />
    <TextArea
      label="Descrizione"
      rows={3}
      hint="Due frasi che facciano venire fame: si leggono nelle schede e nei motori di ricerca."
      value={form.description}
      error={errors.description}
      maxLength={RECIPE_LIMITS.description}
      onChange={({ target }) => set({ description: target.value })}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label="Categoria"
        value={form.category}
        options={RECIPE_CATEGORIES}
        error={errors.category}
        onChange={(category) => set({ category })}
      />
      <ChoiceField
        label="Difficoltà"
        value={form.difficulty}
        options={DIFFICULTIES}
        error={errors.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
    </div>
    <Amounts control={{ form, errors, set }} />
    <div className="flex flex-wrap gap-x-8">
      <CheckBox checked={form.isVegan} onChange={(isVegan) => set({ isVegan })}>
        Vegana
      </CheckBox>
      <CheckBox checked={form.isGlutenFree} onChange={(isGlutenFree) => set({ isGlutenFree })}>
        Senza glutine
      </CheckBox>
    </div>
    <Field
      label="Video di YouTube"
      hint="Un link in qualunque forma, o niente."
      autoComplete="off"
      value={form.youtubeVideoId}
      error={errors.youtubeVideoId}
      onChange={({ target }) => set({ youtubeVideoId: target.value })}
    />
  </fieldset>
)

/** How long it takes, and for how many it is. */
const Amounts = ({ control: { form, errors, set } }: FactsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-3">
      {NUMBERS.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          value={form[name]}
          error={errors[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
    </div>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Dosi per"
        inputMode="numeric"
        autoComplete="off"
        value={form.servings}
        error={errors.servings}
        onChange={({ target }) => set({ servings: target.value })}
      />
      <Field
        label="Di che cosa"
        hint="Pizze, teglie, persone."
        autoComplete="off"
        value={form.servingsUnit}
        error={errors.servingsUnit}
        maxLength={RECIPE_LIMITS.unit}
        onChange={({ target }) => set({ servingsUnit: target.value })}
      />
    </div>
  </>
)
