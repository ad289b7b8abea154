import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { RecipeCard as Recipe } from '#contracts/recipes/recipe.ts'
import { type Classics, classicsFirst } from '#domain/recipes/classics.ts'
import { formatHours } from '#domain/recipes/duration.ts'
import {
  HOME_CATEGORY_FILTERS,
  HOME_DIFFICULTY_FILTERS,
  type HomeCategoryFilter,
  type HomeDifficultyFilter,
  matchesHomeFilters,
} from '#domain/recipes/home-filters.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { Badge, DifficultyBadge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { useEntryState } from '../../ui/use-entry-state.ts'
import { ImproveButton } from '../improvement/improve-button.tsx'
import { RecipeCard, TimeFact } from '../recipe-cards/recipe-card.tsx'
import { RecipeCardSkeletons } from '../recipe-cards/recipe-card-skeleton.tsx'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'
import { classicsQuery } from './classics-query.ts'

const SHOWN = 6
const LOADING_CARDS = 3
type Filters = { category: HomeCategoryFilter; difficulty: HomeDifficultyFilter }
const anyRecipe: Filters = { category: 'tutte', difficulty: 'tutte' }
function areFilters(kept: unknown): kept is Filters {
  const { category, difficulty } = kept as Filters
  return category in HOME_CATEGORY_FILTERS && HOME_DIFFICULTY_FILTERS.includes(difficulty)
}

export function ClassicRecipesSection() {
  const queries = useQueries()
  const { data, isError, error, refetch } = useQuery(recipeCardsQuery(queries.api))
  const { data: badges, isPending } = useQuery(classicsQuery(queries.api))
  const ordered = badges && data ? classicsFirst(data, badges) : data
  const [filters, setFilters] = useEntryState('classic-recipes', anyRecipe, areFilters)
  const isFiltered = filters.category !== 'tutte' || filters.difficulty !== 'tutte'
  const reset = () => setFilters(anyRecipe)

  return (
    <Section
      id="ricette"
      title="Ricette Classiche"
      aside={
        <ButtonLink to="/ricette" look="secondary" size="small">
          Vedi tutte
        </ButtonLink>
      }
    >
      <div className="facet-row mt-0! mb-2! gap-x-6! sm:mb-4! lg:gap-x-10!">
        <FilterRow
          legend="Categoria"
          values={Object.keys(HOME_CATEGORY_FILTERS) as HomeCategoryFilter[]}
          value={filters.category}
          onChange={(category) => setFilters({ ...filters, category })}
        />
        <FilterRow
          legend="Difficoltà"
          values={HOME_DIFFICULTY_FILTERS}
          value={filters.difficulty}
          onChange={(difficulty) => setFilters({ ...filters, difficulty })}
        />
      </div>
      {isFiltered && (
        <Button look="quiet" size="small" className="-mt-2 mb-3" onClick={reset}>
          Resetta filtri
        </Button>
      )}
      {isError ? (
        <RecipesError failure={error} onRetry={() => void refetch()} />
      ) : (
        <ClassicGrid
          recipes={isPending ? undefined : ordered?.filter((recipe) => matchesHomeFilters(recipe, filters))}
          badges={badges}
          onReset={reset}
        />
      )}
    </Section>
  )
}

interface ClassicGridProps {
  recipes: Recipe[] | undefined
  badges: Classics | undefined
  onReset: () => void
}

function ClassicGrid({ recipes, badges, onReset }: ClassicGridProps) {
  if (recipes?.length === 0) {
    return (
      <EmptyState
        title="Nessuna ricetta trovata"
        action={<Button onClick={onReset}>Mostra tutte le ricette</Button>}
      >
        <p>Prova a modificare i filtri per trovare altre ricette.</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {recipes
        ?.slice(0, SHOWN)
        .map((recipe, position) => (
          <ClassicRecipeCard key={recipe.id} recipe={recipe} position={position} badges={badges} />
        )) ?? <RecipeCardSkeletons count={LOADING_CARDS} isDense />}
    </div>
  )
}

interface FilterRowProps<Value extends string> {
  legend: string
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

const FilterRow = <Value extends string>({ legend, values, value, onChange }: FilterRowProps<Value>) => (
  <fieldset className="shrink-0 noscript:hidden">
    <legend className="sr-only">{legend}</legend>
    <div className="flex gap-2">
      <span aria-hidden className="self-center text-sm text-ink-soft">
        {legend}
      </span>
      {values.map((name) => (
        <Chip key={name} isOn={name === value} onToggle={() => onChange(name)}>
          {name}
        </Chip>
      ))}
    </div>
  </fieldset>
)

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 46vw, 104px'
const ONLY_ON_WIDE = 3

interface ClassicRecipeCardProps {
  recipe: Recipe
  position: number
  badges: Classics | undefined
}

function Ribbon({ id, badges }: { id: number; badges: Classics | undefined }) {
  if (id === badges?.popularId) return <Badge tone="tomato">Più popolare</Badge>
  return id === badges?.newestId && <Badge tone="basil">Novità</Badge>
}

const ClassicRecipeCard = ({ recipe, position, badges }: ClassicRecipeCardProps) => (
  <RecipeCard
    recipe={recipe}
    ribbon={<Ribbon id={recipe.id} badges={badges} />}
    facts={
      <>
        <DifficultyBadge difficulty={recipe.difficulty} />
        <TimeFact recipe={recipe}>{formatHours(recipe.preparationTime)}</TimeFact>
      </>
    }
    action={<ImproveButton recipe={recipe} size="small" />}
    sizes={SIZES}
    className={clsx('recipe-row', position >= ONLY_ON_WIDE && 'max-sm:hidden!')}
  >
    <ul className="text-sm">
      {recipe.firstIngredients.map((line) => (
        <li key={line} className="inline not-last:after:content-[',_']">
          {line.replace(' ', '\u00a0')}
        </li>
      ))}
      {recipe.ingredientCount > recipe.firstIngredients.length && (
        <li className="inline font-semibold">+{recipe.ingredientCount - recipe.firstIngredients.length}</li>
      )}
    </ul>
  </RecipeCard>
)
