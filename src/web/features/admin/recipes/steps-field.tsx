import { TextArea } from '../../../ui/text-area.tsx'
import { lineError } from '../form/form-errors.ts'
import type { RecipeFormControl } from './use-recipe-form.ts'

export const StepsField = ({ control: { form, errors, set } }: { control: RecipeFormControl }) => (
  <fieldset>
    <legend className="mb-4 font-display text-xl">Procedimento</legend>
    <TextArea
      label="Passaggi, uno per riga"
      hint="Ogni riga diventa un passaggio numerato; le righe vuote non contano."
      rows={12}
      value={form.steps}
      error={lineError(errors, 'steps')}
      onChange={({ target }) => set({ steps: target.value })}
    />
  </fieldset>
)
