import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import { Skeleton } from '../../ui/feedback.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { FACTS_GRID, RECIPE_TITLE, RecipeHead } from '../recipe-cards/recipe-header.tsx'
import { RECIPE_COLUMNS } from './recipe-article.tsx'

const FACTS = 4
const BUTTONS = ['w-48', 'w-14 sm:w-32', 'w-20 sm:w-48', 'w-40 max-sm:hidden', 'w-44 max-sm:hidden']
const INGREDIENTS = 8
const STEPS = 5

export const RecipeSkeleton = ({ id, card }: { id: number; card: RecipeCard | undefined }) => (
  <div className="recipe-sheet">
    <PageMeta
      title={card?.name ?? 'Ricetta'}
      description={card?.description ?? 'Una ricetta sta arrivando.'}
      path={`/ricette/${id}`}
    />
    <p role="status" className="sr-only">
      Caricamento della ricetta
    </p>
    <RecipeHead picture={card && { imageUrl: card.imageUrl, alt: '' }}>
      <Skeleton className="mb-2 h-[1.4rem] w-48 sm:mb-4" />
      {card ? (
        <h1 className={RECIPE_TITLE}>{card.name}</h1>
      ) : (
        <>
          <h1 className="sr-only">La ricetta sta arrivando</h1>
          <Skeleton className="h-12 w-3/4" />
        </>
      )}
      <Skeleton className="mt-3 h-5 w-40" />
      <Skeleton className="mt-2 h-24 sm:mt-5 sm:h-20" />
      <div className={FACTS_GRID}>{rows(FACTS, 'h-6 sm:h-11')}</div>
    </RecipeHead>
    <div className="recipe-strip border-b border-line bg-paper">
      <div className="wrap py-3 sm:py-5">
        <Skeleton className="h-44 md:h-24" />
      </div>
    </div>
    <div className="wrap">
      <div className="flex flex-wrap gap-3 border-b border-line py-3 sm:py-5">
        {BUTTONS.map((width, index) => (
          <Skeleton key={index} className={`h-11 rounded-full ${width}`} />
        ))}
      </div>
    </div>
    <div className="wrap">
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
