import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { RecipeCard as Recipe } from '#contracts/recipe.ts'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Skeleton } from '../../ui/feedback.tsx'
import { RecipeErrorPage } from '../../ui/recipe-error-page.tsx'
import { recipeIdOf } from '../../ui/recipe-id.ts'
import { RecipePicture } from '../../ui/recipe-picture.tsx'
import { RecipeArticle } from './recipe-article.tsx'
import { PICTURE_SIZES, RecipeHead } from './recipe-header.tsx'

export default function RecipePage() {
  const id = recipeIdOf(useParams().id)
  const { client, recipe, recipeCards } = useQueries()
  const { data, error, refetch } = useQuery(recipe(id))
  if (error) {
    const isMissing = error instanceof ApiFailure && error.status === 404
    return <RecipeErrorPage {...(!isMissing && { onRetry: () => void refetch() })} />
  }
  if (data) return <RecipeArticle key={id} recipe={data} />
  const cards = client.getQueryData<Recipe[]>(recipeCards().queryKey)
  return <RecipeSkeleton imageUrl={cards?.find((card) => card.id === id)?.imageUrl} />
}

/** In the places of what it stands for; the picture is the one of the card from which the reader comes. */
const RecipeSkeleton = ({ imageUrl }: { imageUrl: string | undefined }) => (
  <div role="status" aria-label="Caricamento della ricetta">
    <RecipeHead
      picture={imageUrl && <RecipePicture imageUrl={imageUrl} alt="" sizes={PICTURE_SIZES} priority />}
    >
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="mt-4 h-24" />
      <Skeleton className="mt-6 h-32" />
    </RecipeHead>
    <div className="wrap py-10">
      <Skeleton className="h-96" />
    </div>
  </div>
)
