import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { recipePage } from '#contracts/pages/page-paths.ts'
import type { AdminRecipe } from '#contracts/recipes/admin-recipes.ts'
import { EditorForm } from '#web/features/admin/form/editor-form.tsx'
import { PictureUpload } from '#web/features/admin/form/picture-upload.tsx'
import { RecipeFindings, RecipePreview } from '#web/features/admin/review/lazy-review.tsx'
import { StepsField } from '#web/features/admin/steps/steps-field.tsx'
import { RecipePicture } from '#web/features/recipe-cards/recipe-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { lineError } from '#web/ui/form-errors.ts'
import { GroupsField } from './groups-field.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { groupsOf, ingredientsOf } from './recipe-form-state.ts'
import { LIST_PATH, previewPath, useRecipeActions } from './use-recipe-actions.ts'
import { type RecipeFormControl, useRecipeForm } from './use-recipe-form.ts'

export function RecipeFormView({ recipe }: { recipe?: AdminRecipe }) {
  const control = useRecipeForm(recipe)
  const { saved, isDirty, form, errors, set } = control
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="ricetta" className="text-2xl wrap-anywhere">
          {saved ? saved.name : 'Nuova ricetta'}
        </h2>
        {saved && <PublicationBar recipe={saved} isDirty={isDirty} />}
      </div>
      <EditorForm
        control={control}
        create="Crea la bozza"
        what="la ricetta"
        seenAt={previewPath}
        aside={<RecipePreview texts={{ ...form, ingredients: ingredientsOf(form) }} />}
      >
        <RecipeFacts control={control} />
        <GroupsField control={control} />
        <RecipeFindings lines={ingredientsOf(form)} flags={form} onFlags={set} />
        <fieldset>
          <legend className="mb-4 font-display text-xl">Procedimento</legend>
          <StepsField
            label="Passaggi, uno per riga"
            groups={groupsOf(form)}
            value={form.steps}
            error={lineError(errors, 'steps')}
            onChange={(steps) => set({ steps })}
          />
        </fieldset>
        <PictureField control={control} />
      </EditorForm>
    </>
  )
}

const PictureField = ({ control: { form, errors, set } }: { control: RecipeFormControl }) => (
  <fieldset>
    <legend className="mb-4 font-display text-xl">Immagine</legend>
    {form.imageUrl ? (
      <div className="mb-4 aspect-4/3 max-w-sm overflow-hidden rounded-lg bg-crust">
        <RecipePicture imageUrl={form.imageUrl} alt="L'immagine della ricetta" sizes="384px" />
      </div>
    ) : (
      <p className="mb-4 text-ink-soft">
        Nessuna fotografia: sul sito la ricetta ha il disegno del suo genere di pizza.
      </p>
    )}
    <PictureUpload
      imageUrl={form.imageUrl}
      error={errors.imageUrl}
      onChange={(imageUrl) => set({ imageUrl })}
    >
      {form.imageUrl && (
        <Button look="quiet" onClick={() => set({ imageUrl: '' })}>
          Togli
        </Button>
      )}
    </PictureUpload>
  </fieldset>
)

interface PublicationBarProps {
  recipe: AdminRecipe
  /** Unsaved changes block publication, because only the saved version would be published. */
  isDirty: boolean
}

function PublicationBar({ recipe, isDirty }: PublicationBarProps) {
  const actions = useRecipeActions()
  const navigate = useNavigate()
  const [isPublished, setPublished] = useState(recipe.isPublished)
  useEffect(() => setPublished(recipe.isPublished), [recipe.isPublished])
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={isPublished ? 'basil' : 'plain'}>{isPublished ? 'Pubblicata' : 'Bozza'}</Badge>
      <ButtonLink
        look="quiet"
        size="small"
        to={isPublished ? recipePage(recipe.id) : previewPath(recipe.id)}
        target="_blank"
      >
        {isPublished ? 'Vedi sul sito' : 'Anteprima'}
      </ButtonLink>
      <Button
        look="secondary"
        size="small"
        disabled={isDirty}
        onClick={() => actions.setPublished(recipe, !isPublished, () => setPublished(!isPublished))}
      >
        {isPublished ? 'Togli dal sito' : 'Pubblica'}
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={isDirty}
        onClick={() => {
          actions.remove({ ...recipe, isPublished })
          void navigate(LIST_PATH)
        }}
      >
        Elimina
      </Button>
      {isDirty && <p className="text-sm text-ink-soft">Salva prima le modifiche.</p>}
    </div>
  )
}
