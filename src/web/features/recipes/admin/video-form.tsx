import { useState } from 'react'
import { setRecipeVideo } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { RecipeVideo } from '#contracts/recipes/recipe-video.ts'
import { youtubeVideoId } from '#domain/video/youtube-id.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { LeaveGuard } from '#web/features/admin/form/leave-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/form-buttons.tsx'
import { checked } from '#web/ui/form-errors.ts'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { useFormSubmit } from '#web/ui/use-form-submit.ts'
import { useRefreshRecipes } from './use-recipe-actions.ts'
import { VideoSuggestions } from './video-suggestions.tsx'

function useVideoSubmit(id: number, onSaved: (recipe: Recipe) => void) {
  const { api } = useQueries()
  const refresh = useRefreshRecipes()
  return useFormSubmit({
    check: (text: string) => checked(RecipeVideo, { youtubeVideoId: text }),
    send: (body) => api(setRecipeVideo, { params: { id }, body }),
    onSuccess: (recipe) => {
      toast({
        title: 'Video salvato',
        description: recipe.youtubeVideoId ? recipe.name : `${recipe.name} non ha più un video.`,
      })
      onSaved(recipe)
      return refresh()
    },
    onError: toastFailure('Errore', () => 'Non è stato possibile salvare il video.'),
  })
}

export function VideoForm({ recipe, onClose }: { recipe: AdminRecipeRow; onClose: () => void }) {
  const [saved, setSaved] = useState(recipe.youtubeVideoId ?? '')
  const [text, setText] = useState(saved)
  const { errors, isPending, formOf, clear } = useVideoSubmit(recipe.id, (changed) => {
    setSaved(changed.youtubeVideoId ?? '')
    setText(changed.youtubeVideoId ?? '')
  })
  return (
    <div className="mt-4 grid max-w-3xl gap-8">
      <div className="rounded-lg border border-line bg-paper p-5">
        <h3 className="text-xl wrap-anywhere">{recipe.name}</h3>
        <p className="mt-1 text-ink-soft">
          Video attuale: <span className="wrap-anywhere">{saved || 'nessuno'}</span>
        </p>
        <form {...formOf(text)} className="mt-5 grid gap-5">
          <Field
            label="Link o id del video di YouTube"
            hint="Incolla un link in qualunque forma; vuoto toglie il video."
            autoComplete="off"
            value={text}
            error={errors.youtubeVideoId}
            onChange={({ target }) => {
              setText(youtubeVideoId(target.value) ?? target.value)
              clear()
            }}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton isPending={isPending}>Salva</SubmitButton>
            <Button
              look="secondary"
              onClick={() => {
                setText(saved)
                clear()
              }}
            >
              Annulla
            </Button>
            <Button look="quiet" onClick={onClose}>
              Scegli un'altra ricetta
            </Button>
          </div>
        </form>
      </div>
      <VideoSuggestions
        recipeId={recipe.id}
        chosen={text}
        onPick={(id) => {
          setText(id)
          clear()
        }}
      />
      <LeaveGuard isDirty={text !== saved} />
    </div>
  )
}
