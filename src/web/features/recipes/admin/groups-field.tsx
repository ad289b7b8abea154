import { Plus, Trash2 } from 'lucide-react'
import { RECIPE_LIMITS } from '#contracts/recipes/admin-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/form-buttons.tsx'
import { lineError } from '#web/ui/form-errors.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { EMPTY_GROUP, type RecipeForm } from './recipe-form-state.ts'
import type { RecipeFormControl } from './use-recipe-form.ts'

export function GroupsField({ control: { form, errors, set } }: { control: RecipeFormControl }) {
  const change = (index: number, more: Partial<RecipeForm['groups'][number]>) =>
    set({ groups: form.groups.map((group, at) => (at === index ? { ...group, ...more } : group)) })
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 font-display text-xl">Ingredienti</legend>
      {form.groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in each fieldset would read its legend twice
        <div
          key={index}
          role="group"
          aria-label={group.title || `Gruppo ${index + 1}`}
          className="grid gap-4 rounded-lg border border-line p-4 sm:p-5"
        >
          <div className="flex items-end gap-2">
            <Field
              label="Titolo del gruppo"
              autoComplete="off"
              value={group.title}
              error={errors[`groups.${index}.title`]}
              maxLength={RECIPE_LIMITS.title}
              onChange={({ target }) => change(index, { title: target.value })}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={Trash2}
              label={`Togli il gruppo ${group.title || index + 1}`}
              className="size-12"
              disabled={form.groups.length === 1}
              onClick={() => set({ groups: form.groups.filter((_, at) => at !== index) })}
            />
          </div>
          <TextArea
            label="Ingredienti, uno per riga"
            rows={Math.max(4, group.lines.split('\n').length + 1)}
            placeholder={"500 g di farina 0\n325 g di acqua\n2 spicchi d'aglio\nsale fino q.b."}
            value={group.lines}
            error={lineError(errors, `groups.${index}.lines`)}
            onChange={({ target }) => change(index, { lines: target.value })}
          />
          <CheckBox checked={group.isDough} onChange={(isDough) => change(index, { isDough })}>
            Va nell'impasto: mostra le percentuali sulla farina
          </CheckBox>
        </div>
      ))}
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={form.groups.length >= RECIPE_LIMITS.groups}
        onClick={() => set({ groups: [...form.groups, EMPTY_GROUP] })}
      >
        <Plus className="size-5" aria-hidden /> Aggiungi un gruppo
      </Button>
    </fieldset>
  )
}
