import { adminPaths } from '#contracts/admin-paths.ts'
import type { AdminRecipe } from '#contracts/admin-recipes.ts'
import { EditorForm } from '../form/editor-form.tsx'
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
  const { saved, isDirty } = control
  return (
    <>
      <h2 id="ricetta" className="mb-6 text-2xl wrap-anywhere">
        {saved ? saved.name : 'Nuova ricetta'}
      </h2>
      {saved && <PublicationBar recipe={saved} isDirty={isDirty} />}
      <EditorForm
        control={control}
        create="Crea la bozza"
        what="la ricetta"
        pathOf={adminPaths.adminRecipe}
        seenAt={previewPath}
      >
        <RecipeFacts control={control} />
        <GroupsField control={control} />
        <StepsField control={control} />
        <PictureField control={control} />
      </EditorForm>
    </>
  )
}
