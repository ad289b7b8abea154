import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Recipe } from '#contracts/recipe.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useSite } from '../../api/site-context.ts'
import { Skeleton } from '../../ui/feedback.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { RecipeErrorPage } from '../../ui/recipe-error-page.tsx'
import { recipeIdOf } from '../../ui/recipe-id.ts'
import { CookingActions } from './cooking-actions.tsx'
import { IngredientsPanel } from './ingredients-panel.tsx'
import { RatingForm } from './rating-form.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { recipeJsonLd, sharePicture } from './recipe-json-ld.ts'
import { StepList } from './step-list.tsx'
import { VideoSection } from './video-section.tsx'

export default function RecipePage() {
  const id = recipeIdOf(useParams().id)
  const { data, isError } = useQuery(useQueries().recipe(id))
  if (isError) return <RecipeErrorPage />
  return data ? <RecipeArticle key={id} recipe={data} /> : <RecipeSkeleton />
}

function RecipeArticle({ recipe }: { recipe: Recipe }) {
  const { publicUrl } = useSite()
  const path = `/ricette/${recipe.id}`
  return (
    <article className="recipe-sheet">
      <PageMeta
        title={recipe.name}
        description={recipe.description}
        path={path}
        type="article"
        image={sharePicture(recipe.imageUrl)}
        jsonLd={recipeJsonLd(recipe, publicUrl)}
      />
      <RecipeHeader recipe={recipe} />
      <div className="wrap">
        <CookingActions recipe={recipe} url={publicUrl + path} />
        <div className="recipe-columns grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[minmax(19rem,0.8fr)_1.4fr]">
          <IngredientsPanel recipe={recipe} />
          <StepList instructions={recipe.instructions} />
        </div>
      </div>
      <div className="no-print border-t border-line">
        <div className="wrap grid gap-10 py-14 lg:grid-cols-2">
          <VideoSection recipe={recipe} />
          <RatingForm recipe={recipe} />
        </div>
      </div>
    </article>
  )
}

const RecipeSkeleton = () => (
  <div className="wrap grid gap-6 py-12" role="status" aria-label="Caricamento della ricetta">
    <Skeleton className="h-14 w-2/3" />
    <Skeleton className="h-24 w-full max-w-2xl" />
    <Skeleton className="aspect-4/3 w-full max-w-3xl" />
    <Skeleton className="h-96" />
  </div>
)
