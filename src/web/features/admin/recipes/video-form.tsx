import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { setRecipeVideo } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipeRow } from '#contracts/recipes/admin-recipes.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { RecipeVideo } from '#contracts/recipes/recipe-video.ts'
import { youtubeVideoId } from '#domain/video/youtube-id.ts'
import { refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { useRefreshRecipes } from './use-refresh-recipes.ts'
import { VideoSuggestions } from './video-suggestions.tsx'

interface VideoFormProps {
  recipe: AdminRecipeRow
  onClose: () => void
}

function useSaveVideo(id: number, onSaved: (recipe: Recipe) => void) {
  const { api } = useQueries()
  const refresh = useRefreshRecipes()
  return useMutation({
    mutationFn: (json: RecipeVideo) => api(setRecipeVideo, { params: { id }, body: json }),
    onSuccess: (recipe) => {
      toast({
        title: 'Video salvato',
        description: recipe.youtubeVideoId ? recipe.name : `${recipe.name} non ha più un video.`,
      })
      onSaved(recipe)
      return refresh()
    },
    onError: () =>
      toast({
        title: 'Errore',
        description: 'Non è stato possibile salvare il video.',
        tone: 'destructive',
      }),
  })
}

export function VideoForm({ recipe, onClose }: VideoFormProps) {
  const [saved, setSaved] = useState(recipe.youtubeVideoId ?? '')
  const [text, setText] = useState(saved)
  const [error, setError] = useState<string>()
  const saving = useSaveVideo(recipe.id, (changed) => {
    setSaved(changed.youtubeVideoId ?? '')
    setText(changed.youtubeVideoId ?? '')
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = RecipeVideo.safeParse({ youtubeVideoId: text })
    setError(checked.error?.issues[0]?.message)
    if (checked.success) {
      saving.mutate(checked.data, { onError: (failure) => setError(refusedFields(failure).youtubeVideoId) })
    }
  }
  return (
    <div className="mt-4 grid max-w-3xl gap-8">
      <div className="rounded-lg border border-line bg-paper p-5">
        <h3 className="text-xl wrap-anywhere">{recipe.name}</h3>
        <p className="mt-1 text-ink-soft">
          Video attuale: <span className="wrap-anywhere">{saved || 'nessuno'}</span>
        </p>
        <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
          <Field
            label="Link o id del video di YouTube"
            hint="Incolla un link in qualunque forma; vuoto toglie il video."
            autoComplete="off"
            value={text}
            error={error}
            onChange={({ target }) => {
              // A link becomes the id that it names as soon as it names one.
              setText(youtubeVideoId(target.value) ?? target.value)
              setError(undefined)
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? 'Un momento...' : 'Salva'}
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                setText(saved)
                setError(undefined)
              }}
            >
              Annulla
            </Button>
            <Button look="quiet" onClick={onClose}>
              Scegli un’altra ricetta
            </Button>
          </div>
        </form>
      </div>
      <VideoSuggestions
        recipeId={recipe.id}
        chosen={text}
        onPick={(id) => {
          setText(id)
          setError(undefined)
        }}
      />
      <LeaveGuard isDirty={text !== saved} />
    </div>
  )
}
