import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { suggestRecipeVideos } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { SuggestedVideo } from '#contracts/recipes/recipe-video.ts'
import { messageOf } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Titled } from '#web/ui/titled.tsx'
import { toast, toastFailure } from '#web/ui/toast-store.ts'

interface VideoSuggestionsProps {
  recipeId: number
  chosen: string
  onPick: (id: string) => void
}

/** Requested only on a click, because each search counts against YouTube's daily quota. */
export function VideoSuggestions({ recipeId, chosen, onPick }: VideoSuggestionsProps) {
  const { api } = useQueries()
  const search = useMutation({
    mutationFn: () => api(suggestRecipeVideos, { params: { id: recipeId } }),
    onSuccess: (videos) => {
      if (videos.length === 0) toast({ title: 'Nessun video trovato' })
    },
    onError: toastFailure('Errore', () => 'Non è stato possibile cercare i video correlati.'),
  })
  return (
    <Titled as="h3" id="video-correlati" title="Video correlati" look="text-xl">
      <p className="mt-1 mb-4 text-ink-soft">
        La ricerca e le anteprime vengono da YouTube. Guarda il video prima di sceglierlo.
      </p>
      <Button look="secondary" disabled={search.isPending} onClick={() => search.mutate()}>
        {search.isPending ? 'Ricerca in corso...' : 'Cerca video correlati'}
      </Button>
      <div aria-live="polite" className="mt-5">
        {search.isError && (
          <p className="rounded-md border border-line bg-paper p-4">
            {messageOf(search.error, 'Controlla la connessione e riprova tra poco.')}
          </p>
        )}
        {search.data?.length === 0 && <p>Nessun video trovato</p>}
      </div>
      {search.data && search.data.length > 0 && (
        <ul aria-label="Video trovati" className="grid gap-4 sm:grid-cols-2">
          {search.data.map((video) => (
            <Suggestion key={video.id} video={video} isChosen={chosen === video.id} onPick={onPick} />
          ))}
        </ul>
      )}
    </Titled>
  )
}

interface SuggestionProps {
  video: SuggestedVideo
  isChosen: boolean
  onPick: (id: string) => void
}

const Suggestion = ({ video, isChosen, onPick }: SuggestionProps) => (
  <li className="flex flex-col gap-2 rounded-lg border border-line bg-paper p-4">
    {video.thumbnailUrl && (
      <img
        src={video.thumbnailUrl}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        className="aspect-video w-full rounded-md object-cover"
      />
    )}
    <h4 className="font-semibold wrap-anywhere">{video.title}</h4>
    <p className="text-sm wrap-anywhere text-ink-soft">{video.channelTitle}</p>
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="small"
        look={isChosen ? 'primary' : 'secondary'}
        aria-pressed={isChosen}
        onClick={() => onPick(video.id)}
      >
        {isChosen && <Check className="size-4" aria-hidden />} {isChosen ? 'Scelto' : 'Scegli'}
        <span className="sr-only">: {video.title}</span>
      </Button>
      <a
        href={`https://www.youtube.com/watch?v=${video.id}`}
        target="_blank"
        rel="noreferrer"
        className="text-sm font-semibold underline"
      >
        Guardalo su YouTube<span className="sr-only">: {video.title}, in un'altra scheda</span>
      </a>
    </div>
  </li>
)
