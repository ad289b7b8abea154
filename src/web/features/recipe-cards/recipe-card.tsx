import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { spokenDuration, timesText } from '#domain/recipes/duration.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { HeartButton } from '../collections/favourites.tsx'
import { StarRating } from '../ratings/star-rating.tsx'
import { RecipePicture } from './recipe-picture.tsx'

interface RecipeCardProps {
  recipe: Recipe
  ribbon?: ReactNode
  facts: ReactNode
  children?: ReactNode
  action?: ReactNode
  priority?: boolean
  isDense?: boolean
  sizes?: string
  className?: string
}

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw'
const DENSE_SIZES = '(min-width: 1280px) 275px, (min-width: 1024px) 380px, 46vw'

/** Picture, name and badges stand at one height in a row of cards, however many lines a neighbour takes. */
const ALIGNED = 'row-span-4 grid grid-cols-1 grid-rows-subgrid gap-y-0'

export function RecipeCard({
  recipe,
  ribbon,
  facts,
  children,
  action,
  priority,
  isDense,
  sizes = isDense ? DENSE_SIZES : SIZES,
  className,
}: RecipeCardProps) {
  const id = useId()
  const stars = <StarRating rating={recipe.rating} />
  const rest = (
    <CardRest recipe={recipe} isDense={isDense} action={action}>
      {children}
    </CardRest>
  )
  return (
    <article
      aria-labelledby={id}
      className={clsx(
        'group relative overflow-hidden rounded-lg border border-line bg-paper shadow-card transition-[box-shadow,translate] duration-300 ease-dough hover:-translate-y-0.5 hover:shadow-lift',
        isDense ? ALIGNED : 'flex flex-col',
        className,
      )}
    >
      <div className="card-picture aspect-4/3 overflow-hidden bg-crust [content-visibility:auto] print:[content-visibility:visible]">
        <RecipePicture
          imageUrl={recipe.imageUrl}
          alt=""
          sizes={sizes}
          {...(priority && { priority })}
          className="transition-transform duration-700 ease-dough group-hover:scale-[1.035]"
        />
      </div>
      {ribbon && <div className="absolute top-3 left-3">{ribbon}</div>}
      <HeartButton recipe={recipe} className="absolute top-3 right-3 z-10" />
      <div
        className={clsx(
          'card-body',
          isDense
            ? 'row-span-3 grid grid-rows-subgrid gap-y-1.5 p-3 sm:gap-y-2.5 sm:p-5'
            : 'flex flex-1 flex-col gap-2.5 p-5',
        )}
      >
        <h3 id={id} className={isDense ? 'text-base sm:text-xl' : 'text-xl'}>
          {recipe.name}
        </h3>
        <div
          className={clsx(
            'flex flex-wrap items-center gap-y-1.5',
            isDense ? 'gap-x-1.5 sm:gap-x-3' : 'gap-x-3',
          )}
        >
          {facts}
          {!isDense && stars}
        </div>
        {isDense ? (
          <div className="flex flex-col gap-1.5 sm:gap-2.5">
            {stars}
            {rest}
          </div>
        ) : (
          rest
        )}
      </div>
    </article>
  )
}

type CardRestProps = Pick<RecipeCardProps, 'recipe' | 'action' | 'children'> & {
  isDense: boolean | undefined
}

/** What follows the badges. */
const CardRest = ({ recipe, isDense, action, children }: CardRestProps) => (
  <>
    <p
      className={clsx('text-ink-soft', isDense ? 'sr-only sm:not-sr-only sm:line-clamp-2!' : 'line-clamp-2')}
    >
      {recipe.description}
    </p>
    {children}
    <div
      className={clsx(
        'mt-auto flex flex-wrap items-center justify-between gap-2',
        isDense ? 'pt-1 sm:pt-2' : 'pt-2',
      )}
    >
      <Link
        to={`/ricette/${recipe.id}`}
        aria-label={`Vedi Ricetta: ${recipe.name}`}
        className={buttonClass(
          'secondary',
          'small',
          clsx('after:absolute after:inset-0', isDense && 'max-sm:px-3 max-sm:text-xs'),
        )}
      >
        Vedi Ricetta
      </Link>
      {action && <div className="relative z-10">{action}</div>}
    </div>
  </>
)

export const TimeFact = ({
  recipe,
  children,
}: {
  recipe: Pick<Recipe, 'preparationTime' | 'activeTime' | 'restTime'>
  children: ReactNode
}) => (
  <span className="time-fact inline-flex flex-wrap items-center gap-x-3 text-ink-soft">
    <span className="inline-flex items-center gap-1.5">
      <Clock className="size-4" aria-hidden />
      <span role="img" aria-label={spokenDuration(recipe.preparationTime)}>
        {children}
      </span>
    </span>
    <span>
      {timesText(recipe).map((time, at) => (
        <span key={time}>
          {at > 0 && ', '}
          {time}
        </span>
      ))}
    </span>
  </span>
)
