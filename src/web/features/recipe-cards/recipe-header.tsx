import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { isDrawn, pictureAlt, standInAt } from '#domain/recipe-list/stand-in-pictures.ts'
import { formatHours, shortDuration, spokenDuration } from '#domain/recipes/duration.ts'
import { recipeTypes } from '#domain/recipes/recipe-type.ts'
import { DifficultyBadge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/feedback.tsx'
import { StarRating } from '../ratings/star-rating.tsx'
import { RecipePicture } from './recipe-picture.tsx'

const PICTURE_SIZES = '(min-width: 1280px) 600px, (min-width: 1024px) 48vw, 92vw'

export const RECIPE_TITLE = 'text-4xl lg:text-[3.25rem]'

/** A name of more letters takes three lines of a phone. */
const LONG_NAME = 36

export const FACTS_GRID = 'mt-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4'

interface RecipeHeadProps {
  picture?: { imageUrl: string; alt: string } | undefined
  children: ReactNode
}

export const RecipeHead = ({ picture, children }: RecipeHeadProps) => (
  <header className="recipe-head bg-crust">
    <div className="wrap grid items-center gap-8 py-8 sm:short:grid-cols-2 sm:short:py-4 lg:grid-cols-[1fr_1.05fr] lg:gap-14 lg:py-8">
      <figure className="sm:short:order-2 lg:order-2">
        <div className="recipe-picture overflow-hidden rounded-lg shadow-lift">
          <div className="aspect-4/3 bg-crust lg:aspect-3/2">
            {picture ? (
              <RecipePicture {...picture} sizes={PICTURE_SIZES} priority />
            ) : (
              <Skeleton className="h-full" />
            )}
          </div>
        </div>
        {picture && isDrawn(picture.imageUrl) && (
          <figcaption className="no-print mt-2 text-xs text-ink-soft">
            {standInAt(picture.imageUrl)
              ? 'Disegno al computer del genere di pizza, non di questa ricetta'
              : 'Disegno al computer, dagli ingredienti della ricetta'}
          </figcaption>
        )}
      </figure>
      <div>{children}</div>
    </div>
  </header>
)

type HeadedRecipe = Pick<
  Recipe,
  | 'name'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'imageUrl'
  | 'rating'
  | 'ratingCount'
  | 'preparationTime'
  | 'activeTime'
  | 'restTime'
  | 'bakeTime'
  | 'isVegan'
  | 'isGlutenFree'
>

interface RecipeHeaderProps {
  recipe: HeadedRecipe
  heading?: 'h1' | 'h4'
}

export const RecipeHeader = ({ recipe, heading: Heading = 'h1' }: RecipeHeaderProps) => (
  <RecipeHead picture={{ imageUrl: recipe.imageUrl, alt: pictureAlt(recipe) }}>
    <nav aria-label="Percorso" className="no-print mb-2.5 text-sm font-semibold">
      <Link to="/ricette" className="link-quiet inline-block py-1.5">
        Ricette
      </Link>
      <span aria-hidden="true"> / </span>
      <Link
        to={`/ricette?categoria=${encodeURIComponent(recipe.category)}`}
        className="link-quiet inline-block py-1.5"
      >
        {recipe.category}
      </Link>
    </nav>
    <Heading className={clsx(RECIPE_TITLE, recipe.name.length > LONG_NAME && 'max-sm:text-2xl!')}>
      {recipe.name}
    </Heading>
    <StarRating rating={recipe.rating} count={recipe.ratingCount} className="mt-3" />
    <p className="mt-4 text-lg">{recipe.description}</p>
    <Facts recipe={recipe} />
  </RecipeHead>
)

/** Shown only in print. On the screen the strip below the header shows these times. */
const PRINTED_TIMES = [
  { time: 'activeTime', name: 'Lavoro' },
  { time: 'restTime', name: 'Riposo' },
  { time: 'bakeTime', name: 'Cottura' },
] as const

const Facts = ({ recipe }: { recipe: HeadedRecipe }) => (
  <dl className={FACTS_GRID}>
    <Fact icon={<Clock />} name="Tempo">
      <span role="img" aria-label={spokenDuration(recipe.preparationTime)}>
        {formatHours(recipe.preparationTime)}
      </span>
    </Fact>
    {PRINTED_TIMES.map(({ time, name }) => (
      <div key={time} className="hidden print:block">
        <dt>{name}</dt>
        <dd className="font-semibold">{shortDuration(recipe[time])}</dd>
      </div>
    ))}
    <Fact icon={<Sign name="bars" />} name="Difficoltà">
      <DifficultyBadge difficulty={recipe.difficulty} />
    </Fact>
    <Fact icon={<Sign name="tag" />} name="Categoria">
      {recipe.category}
    </Fact>
    <Fact icon={<Sign name="leaf" />} name="Tipo">
      {recipeTypes(recipe).join(', ')}
    </Fact>
  </dl>
)

const Sign = ({ name }: { name: string }) => <span className={`glyph glyph-${name} block size-4`} />

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div>
    <dt className="flex items-center gap-1.5 text-sm text-ink-soft [&_svg]:size-4">
      <span aria-hidden="true">{icon}</span>
      {name}
    </dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
