import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { ownRatingsQuery } from '#web/api/reader-queries.ts'
import { useSession } from '#web/api/session.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { whenReaderMoves } from '#web/ui/when-reader-moves.ts'

const SCALE = [1, 2, 3, 4, 5]

// Loaded after the reader's first interaction, so that a rating also works offline later.
const loadSaving = () => import('./save-rating.ts')

export function VoteScale({ recipe }: { recipe: Pick<Recipe, 'id'> }) {
  const queries = useQueries()
  const isKnown = useSession().state === 'user'
  const { data: own } = useQuery({ ...ownRatingsQuery(queries.api), enabled: isKnown })
  useEffect(() => whenReaderMoves(() => whenIdle(() => loadSaving().catch(() => undefined))), [])
  const rate = useMutation({
    mutationFn: async (rating: number) => (await loadSaving()).saveRating(queries, recipe.id, rating),
    onError: async (failure) => (await loadSaving()).sayNotSaved(failure),
  })
  const keptVote = own?.find(({ recipeId }) => recipeId === recipe.id)?.rating
  // After a login or logout the rating just given is no longer shown.
  const isShown = rate.data === (isKnown ? 'saved' : 'kept')
  const vote = isShown ? rate.variables : isKnown && keptVote
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">Il tuo voto</legend>
      {SCALE.map((value) => (
        <button
          key={value}
          type="button"
          aria-label={value === 1 ? '1 pizzetta' : `${value} pizzette`}
          aria-pressed={vote === value}
          // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
          aria-disabled={rate.isPending}
          onClick={({ detail }) => detail < 2 && !rate.isPending && rate.mutate(value)}
          className="flex size-12 items-center justify-center rounded-full border border-line bg-paper figure text-lg transition-colors hover:border-tomato hover:text-tomato aria-disabled:opacity-50 aria-pressed:border-tomato-fill aria-pressed:bg-tomato-fill aria-pressed:text-on-fill"
        >
          {value}
        </button>
      ))}
    </fieldset>
  )
}
