import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { isMissing } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery, recipeQuery } from '../../api/recipe-queries.ts'
import { deferredPart } from '../../ui/deferred-part.tsx'
import { whenMoved } from '../../ui/when-moved.ts'
import { RecipeErrorPage } from '../recipe-cards/recipe-error-page.tsx'
import { AfterRecipe } from './after-recipe.part.ts'
import { StepPicture } from './step-picture.part.ts'

const RecipeArticle = deferredPart(
  () => import('./recipe-article.tsx').then((file) => file.RecipeArticle),
  undefined,
  whenMoved,
)
const RecipeSkeleton = deferredPart(() => import('./recipe-skeleton.tsx').then((file) => file.RecipeSkeleton))
export const parts = [RecipeArticle, StepPicture, AfterRecipe, RecipeSkeleton]

export default function RecipePage() {
  const id = rowIdOf(useParams().id)
  const { api, client } = useQueries()
  const { data, error, refetch } = useQuery(recipeQuery(api, id))
  if (error) {
    return (
      <RecipeErrorPage
        {...(!isMissing(error) && { failed: { failure: error, onRetry: () => void refetch() } })}
      />
    )
  }
  if (data) return <RecipeArticle key={id} recipe={data} />
  const cards = client.getQueryData<Recipe[]>(recipeCardsQuery(api).queryKey)
  return <RecipeSkeleton id={id} card={cards?.find((card) => card.id === id)} />
}
