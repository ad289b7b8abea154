import { Skeleton } from '../../ui/feedback.tsx'
import { RecipePicture } from '../../ui/recipe-picture.tsx'
import { RECIPE_COLUMNS } from './recipe-article.tsx'
import { FACTS_GRID, PICTURE_SIZES, RecipeHead } from './recipe-header.tsx'

const FACTS = 7
const BUTTONS = ['w-48', 'w-32', 'w-48', 'w-40', 'w-44']
const INGREDIENTS = 8
const STEPS = 5

/** In the places of what it stands for; the picture is the one of the card from which the reader comes. */
export const RecipeSkeleton = ({ imageUrl }: { imageUrl: string | undefined }) => (
  <div role="status" aria-label="Caricamento della ricetta">
    <RecipeHead
      picture={
        imageUrl ? (
          <RecipePicture imageUrl={imageUrl} alt="" sizes={PICTURE_SIZES} priority />
        ) : (
          <Skeleton className="h-full" />
        )
      }
    >
      <Skeleton className="mb-4 h-[1.4rem] w-48" />
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="mt-3 h-5 w-40" />
      <Skeleton className="mt-5 h-20" />
      <div className={FACTS_GRID}>{rows(FACTS, 'h-11')}</div>
    </RecipeHead>
    <div className="wrap">
      <div className="flex flex-wrap gap-3 border-b border-line py-5">
        {BUTTONS.map((width, index) => (
          <Skeleton key={index} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
      <div className={RECIPE_COLUMNS}>
        <div className="grid content-start gap-3">
          <Skeleton className="mb-2 h-9 w-40" />
          {rows(INGREDIENTS, 'h-8')}
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-9 w-48" />
          {rows(STEPS, 'h-20')}
        </div>
      </div>
    </div>
  </div>
)

const rows = (count: number, height: string) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className={height} />)
