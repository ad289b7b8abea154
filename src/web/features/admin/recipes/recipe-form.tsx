import type { AdminRecipe } from '#contracts/admin-recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import { GroupsField } from './groups-field.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { PictureField } from './picture-field.tsx'
import { PublicationBar } from './publication-bar.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { StepsField } from './steps-field.tsx'
import { useRecipeForm } from './use-recipe-form.ts'

/** The whole recipe on one page: what it is, what goes in, what to do, and where it stands. */
export function RecipeFormView({ recipe }: { recipe?: AdminRecipe }) {
  const control = useRecipeForm(recipe)
  const { saved, isDirty, isPending, isOutdated, send } = control
  return (
    <>
      <h2 id="ricetta" className="mb-6 text-2xl wrap-anywhere">
        {saved ? saved.name : 'Nuova ricetta'}
      </h2>
      {saved && <PublicationBar recipe={saved} isDirty={isDirty} />}
      <form
        ref={control.element}
        noValidate
        className="grid max-w-3xl gap-10 [&_:is(input,select,textarea)]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <RecipeFacts control={control} />
        <GroupsField control={control} />
        <StepsField control={control} />
        <PictureField control={control} />
        {isOutdated && saved && (
          <OutdatedNotice id={saved.id} onSaveAnyway={(basedOn) => void send(basedOn)} />
        )}
        <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-4 border-t border-line bg-flour px-2 py-4">
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Un momento...' : saved ? 'Salva le modifiche' : 'Crea la bozza'}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {isDirty ? 'Ci sono modifiche da salvare.' : saved && 'Tutto salvato.'}
          </p>
        </div>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </>
  )
}
