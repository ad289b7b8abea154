import { useQuery } from '@tanstack/react-query'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { usePendingFavourites } from '../accounts/pending-actions.ts'
import { ListRecipeCard } from '../recipe-cards/list-recipe-card.tsx'
import { RecipeCardSkeletons } from '../recipe-cards/recipe-card-skeleton.tsx'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'
import { NothingYet } from './kitchen-part.tsx'

export function DeviceHearts() {
  const ids = usePendingFavourites()
  const { data, isError, error, refetch } = useQuery({
    ...recipeCardsQuery(useQueries().api),
    enabled: ids.length > 0,
  })
  if (ids.length === 0)
    return (
      <NothingYet to="/ricette" action="Sfoglia le ricette">
        Tocca il cuore di una ricetta che ti piace: la ritrovi qui, anche senza account.
      </NothingYet>
    )
  if (isError) return <RecipesError failure={error} onRetry={() => void refetch()} />
  const recipes = data && ids.flatMap((id) => data.find((recipe) => recipe.id === id) ?? []).toReversed()
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-4">
      {recipes?.map((recipe, position) => (
        <ListRecipeCard key={recipe.id} recipe={recipe} position={position + 1} />
      )) ?? <RecipeCardSkeletons count={ids.length} />}
    </div>
  )
}
