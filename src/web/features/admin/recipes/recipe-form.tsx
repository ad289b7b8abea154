import type { AdminRecipe } from '#contracts/admin-recipes.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { OutdatedNotice } from '../form/outdated-notice.tsx'
import { SaveBar } from '../form/save-bar.tsx'
import { GroupsField } from './groups-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PublicationBar } from './publication-bar.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { previewPath } from './recipe-paths.ts'
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
          <OutdatedNotice
            what="la ricetta"
            path={apiPaths.adminRecipe(saved.id)}
            seenAt={previewPath(saved.id)}
            onSaveAnyway={(basedOn) => void send(basedOn)}
          />
        )}
        <SaveBar
          action={saved ? 'Salva le modifiche' : 'Crea la bozza'}
          isPending={isPending}
          isDirty={isDirty}
          isSaved={saved !== undefined}
        />
      </form>
      <LeaveGuard isDirty={isDirty} />
    </>
  )
}
