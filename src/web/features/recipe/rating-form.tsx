import { useMutation } from '@tanstack/react-query'
import { apiPaths } from '#contracts/api-paths.ts'
import type { Recipe } from '#contracts/recipe.ts'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { StarRating } from '../../ui/star-rating.tsx'
import { toast } from '../../ui/toast-store.ts'

const SCALE = [1, 2, 3, 4, 5]

export function RatingForm({ recipe }: { recipe: Recipe }) {
  const { api, client, recipe: recipeQuery, recipeCards } = useQueries()
  const rate = useMutation({
    mutationFn: (rating: number) => api(apiPaths.rateRecipe(recipe.id), { method: 'POST', json: { rating } }),
    onSuccess: async (_, rating) => {
      toast({
        title: 'Valutazione salvata',
        description: `Hai valutato questa ricetta con ${rating} pizzette.`,
      })
      await client.invalidateQueries({ queryKey: recipeQuery(recipe.id).queryKey })
      const reloaded = client.getQueryData(recipeQuery(recipe.id).queryKey)
      client.setQueryData(recipeCards().queryKey, (cards) =>
        cards?.map((card) =>
          card.id === reloaded?.id
            ? { ...card, rating: reloaded.rating, ratingCount: reloaded.ratingCount }
            : card,
        ),
      )
    },
    onError: (failure) =>
      toast({
        title: 'Errore',
        description: 'Non è stato possibile salvare la valutazione.',
        tone: 'destructive',
        ...(failure instanceof ApiFailure &&
          failure.status === 401 && { action: { label: 'Accedi per valutare la ricetta', to: '/auth' } }),
      }),
  })

  return (
    <section aria-labelledby="valutazione">
      <h2 id="valutazione" className="text-2xl">
        L'hai provata?
      </h2>
      <p className="mt-2 text-ink-soft">Dai da una a cinque pizzette: aiuti chi la cucinerà dopo di te.</p>
      <fieldset className="mt-4 flex flex-wrap gap-2" disabled={rate.isPending}>
        <legend className="sr-only">Il tuo voto</legend>
        {SCALE.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={value === 1 ? '1 pizzetta' : `${value} pizzette`}
            aria-pressed={rate.isSuccess && rate.variables === value}
            onClick={() => rate.mutate(value)}
            className="flex size-12 items-center justify-center rounded-full border border-line bg-paper font-display text-lg transition-colors hover:border-tomato hover:text-tomato disabled:opacity-50 aria-pressed:border-tomato-fill aria-pressed:bg-tomato-fill aria-pressed:text-on-fill"
          >
            {value}
          </button>
        ))}
      </fieldset>
      <StarRating rating={recipe.rating} count={recipe.ratingCount} className="mt-4" />
    </section>
  )
}
