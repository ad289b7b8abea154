import { Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { RecipeCard as Recipe } from '#contracts/recipe.ts'
import { shortDuration, spokenDuration } from '#domain/recipe/duration.ts'
import { buttonClass } from './button.tsx'
import { HeartButton } from './favourites.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { StarRating } from './star-rating.tsx'

interface RecipeCardProps {
  recipe: Recipe
  /** What lies on the picture: a badge. */
  ribbon?: ReactNode
  /** The small line under the name. */
  facts: ReactNode
  children?: ReactNode
  /** Stands beside the link: what else can be done with the recipe here. */
  action?: ReactNode
  priority?: boolean
  early?: boolean
  className?: string
}

const sizes = '(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw'

/** The frame that every recipe card shares: picture, name, rating, description, link. */
export function RecipeCard({
  recipe,
  ribbon,
  facts,
  children,
  action,
  priority,
  early,
  className,
}: RecipeCardProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className={`group relative flex flex-col overflow-hidden rounded-lg border border-line bg-paper shadow-card transition-[box-shadow,translate] duration-300 ease-dough hover:-translate-y-0.5 hover:shadow-lift ${className ?? ''}`}
    >
      <div className="card-picture aspect-4/3 overflow-hidden bg-crust">
        <RecipePicture
          imageUrl={recipe.imageUrl}
          alt=""
          sizes={sizes}
          {...(priority && { priority })}
          {...(early && { early })}
          className="transition-transform duration-700 ease-dough group-hover:scale-[1.035]"
        />
      </div>
      {ribbon && <div className="absolute top-3 left-3">{ribbon}</div>}
      <HeartButton recipe={recipe} className="absolute top-3 right-3 z-10" />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <h3 id={id} className="text-xl">
          {recipe.name}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">{facts}</div>
        <StarRating rating={recipe.rating} />
        <p className="line-clamp-2 text-ink-soft">{recipe.description}</p>
        {children}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <Link
            to={`/ricette/${recipe.id}`}
            aria-label={`Vedi Ricetta: ${recipe.name}`}
            className={buttonClass('secondary', 'small', 'after:absolute after:inset-0')}
          >
            Vedi Ricetta
          </Link>
          {action && <div className="relative z-10">{action}</div>}
        </div>
      </div>
    </article>
  )
}

/** `children` is the time as the site's specification writes it; read aloud it is in words. */
export const TimeFact = ({
  recipe: { preparationTime, activeTime, restTime },
  children,
}: {
  recipe: Pick<Recipe, 'preparationTime' | 'activeTime' | 'restTime'>
  children: ReactNode
}) => (
  <span className="inline-flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
    <span className="inline-flex items-center gap-1.5">
      <Clock className="size-4" aria-hidden />
      <span role="img" aria-label={spokenDuration(preparationTime)}>
        {children}
      </span>
    </span>
    <span>
      {shortDuration(activeTime)} di lavoro
      {restTime > 0 && `, ${shortDuration(restTime)} di riposo`}
    </span>
  </span>
)
