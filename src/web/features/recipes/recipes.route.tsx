import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Suspense } from 'react'
import type { RecipeCard } from '#contracts/recipe.ts'
import { pagePictureUrl } from '#domain/picture/page-pictures.ts'
import { filterRecipes } from '#domain/recipe/list-filters.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { RecipeCardSkeletons } from '../../ui/recipe-card-skeleton.tsx'
import { RecipesError } from '../../ui/recipes-error.tsx'
import { Select } from '../../ui/select.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { ListRecipeCard } from './list-recipe-card.tsx'
import { ALL, type ListFilters, useListFilters } from './use-list-filters.ts'

const LOADING_CARDS = 6
/** The pictures of the first row are in sight at once. */
const EAGER_CARDS = 1

const options = (all: string, values: string[]) => [
  { value: ALL, label: all },
  ...[...new Set(values)].map((value) => ({ value, label: value })),
]

/** A link may name a category or a difficulty that no recipe has: it then filters nothing. */
function knownFilters(asked: ListFilters, recipes: RecipeCard[] = []): ListFilters {
  const known = (value: string, values: string[]) => (values.includes(value) ? value : '')
  return {
    text: asked.text,
    category: known(
      asked.category,
      recipes.map(({ category }) => category),
    ),
    difficulty: known(
      asked.difficulty,
      recipes.map(({ difficulty }) => difficulty),
    ),
  }
}

export default function RecipesPage() {
  const { data, isError, refetch } = useQuery(useQueries().recipeCards())
  const { filters: asked, set, reset } = useListFilters()
  const filters = knownFilters(asked, data)
  const shown = data && filterRecipes(data, filters)

  return (
    <>
      <PageMeta
        title="Ricette di Pizza"
        description="Tutte le ricette di pizza di Cornicione: napoletane, romane, in teglia, focacce, fritte e calzoni, con dosi, tempi e temperature provati."
        path="/ricette"
        image={pagePictureUrl('/ricette')}
      />
      <PageHeader kicker="Il ricettario" title="Ricette di Pizza">
        <p>Dosi al grammo, ore di lievitazione, gradi del forno: scegli la pizza e mettiti al banco.</p>
      </PageHeader>
      <div className="wrap pb-20">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> cannot be a form, and without script this is one */}
        <form
          role="search"
          action="/ricette"
          method="get"
          onSubmit={(event) => event.preventDefault()}
          className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
        >
          <Field
            label="Cerca"
            type="search"
            name="cerca"
            placeholder="Nome o descrizione"
            icon={<Search className="size-5" aria-hidden />}
            value={filters.text}
            onChange={(event) => set({ text: event.target.value })}
            className="sm:col-span-2 lg:col-span-1"
          />
          <Select
            label="Categoria"
            value={filters.category || ALL}
            options={options('Tutte le categorie', data?.map(({ category }) => category) ?? [])}
            onChange={(category) => set({ category: category === ALL ? '' : category })}
          />
          <Select
            label="Difficoltà"
            value={filters.difficulty || ALL}
            options={options('Tutte le difficoltà', data?.map(({ difficulty }) => difficulty) ?? [])}
            onChange={(difficulty) => set({ difficulty: difficulty === ALL ? '' : difficulty })}
          />
        </form>
        {shown && (
          <h2 aria-live="polite" className="mb-6 font-sans text-base font-semibold tracking-normal">
            {shown.length} ricette trovate
          </h2>
        )}
        {isError && <RecipesError heading="h2" onRetry={() => void refetch()} />}
        {shown?.length === 0 && (
          <EmptyState
            title="Nessuna ricetta trovata"
            action={<Button onClick={reset}>Reimposta i filtri</Button>}
          >
            <p>Prova con meno parole o cambia categoria.</p>
          </EmptyState>
        )}
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown?.map((recipe, position) => (
            // Each card wakes up by itself: hydrating all of them at once would block the first tap on a phone.
            <Suspense key={recipe.id}>
              <ListRecipeCard recipe={recipe} priority={position < EAGER_CARDS} />
            </Suspense>
          ))}
          {!data && !isError && <RecipeCardSkeletons count={LOADING_CARDS} />}
        </div>
        {data && (
          <Suspense>
            <CategoryStrip recipes={data} />
          </Suspense>
        )}
      </div>
    </>
  )
}
