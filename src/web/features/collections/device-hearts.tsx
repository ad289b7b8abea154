import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { usePendingFavourites } from '../accounts/pending-actions.ts'
import { ListRecipeCard } from '../recipe-cards/list-recipe-card.tsx'
import { RecipeCardSkeletons } from '../recipe-cards/recipe-card-skeleton.tsx'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'

interface DeviceHeartsProps {
  /** At most so many, the newest first. */
  most?: number
  none?: ReactNode
}

/** The hearts of who has no account. */
export default function DeviceHearts({ most, none = null }: DeviceHeartsProps) {
  const ids = usePendingFavourites().toReversed().slice(0, most)
  const { data, isError, error, refetch } = useQuery({
    ...recipeCardsQuery(useQueries().api),
    enabled: ids.length > 0,
  })
  if (ids.length === 0) return none
  if (isError) return <RecipesError failure={error} onRetry={() => void refetch()} />
  const recipes = data && ids.flatMap((id) => data.find((recipe) => recipe.id === id) ?? [])
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      {recipes?.map((recipe, position) => (
        <ListRecipeCard key={recipe.id} recipe={recipe} position={position + 1} />
      )) ?? <RecipeCardSkeletons count={ids.length} />}
    </div>
  )
}
