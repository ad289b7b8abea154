import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Skeleton } from '../../ui/feedback.tsx'
import { RecipeErrorPage } from '../../ui/recipe-error-page.tsx'
import { recipeIdOf } from '../../ui/recipe-id.ts'
import { RecipeArticle } from './recipe-article.tsx'

export default function RecipePage() {
  const id = recipeIdOf(useParams().id)
  const { data, error, refetch } = useQuery(useQueries().recipe(id))
  if (error) {
    const isMissing = error instanceof ApiFailure && error.status === 404
    return <RecipeErrorPage {...(!isMissing && { onRetry: () => void refetch() })} />
  }
  return data ? <RecipeArticle key={id} recipe={data} /> : <RecipeSkeleton />
}

const RecipeSkeleton = () => (
  <div className="wrap grid gap-6 py-12" role="status" aria-label="Caricamento della ricetta">
    <Skeleton className="h-14 w-2/3" />
    <Skeleton className="h-24 w-full max-w-2xl" />
    <Skeleton className="aspect-4/3 w-full max-w-3xl" />
    <Skeleton className="h-96" />
  </div>
)
