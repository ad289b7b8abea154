import { Search } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { recipePage } from '#contracts/public-pages.ts'
import type { RecipeCard } from '#contracts/recipe.ts'
import { pagePictureUrl } from '#domain/picture/page-pictures.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { itemListJsonLd, type Place } from '../../ui/list-json-ld.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { RecipeCardSkeletons } from '../../ui/recipe-card-skeleton.tsx'
import { RecipesError } from '../../ui/recipes-error.tsx'
import { Select } from '../../ui/select.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { CategoryStrip } from './category-strip.tsx'
import { ListRecipeCard } from './list-recipe-card.tsx'
import { ALL } from './use-list-filters.ts'
import { useListedRecipes } from './use-listed-recipes.ts'

const LOADING_CARDS = 6

const options = (all: string, values: string[]) => [
  { value: ALL, label: all },
  ...[...new Set(values)].map((value) => ({ value, label: value })),
]

/** All of them, whatever is looked for: the page that search engines know has no filter. */
const placesOf = (recipes: readonly RecipeCard[]): Place[] =>
  recipes.map(({ id, name }) => [name, recipePage(id)])

export default function RecipesPage() {
  const { data, isError, error, refetch, filters, set, reset, shown, isElsewhere } = useListedRecipes()
  const { publicUrl } = useSite()
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ cerca }) => cerca !== undefined && set({ text: cerca }))
  const isWaiting = !shown && !isError

  return (
    <>
      <PageMeta
        title="Ricette di Pizza"
        description="Tutte le ricette di pizza di Cornicione: napoletane, romane, in teglia, focacce, fritte e calzoni, con dosi al grammo, tempi e temperature."
        path="/ricette"
        image={pagePictureUrl('/ricette')}
        jsonLd={data && itemListJsonLd(publicUrl, placesOf(data))}
      />
      <PageHeader kicker="Il ricettario" title="Ricette di Pizza">
        <p>Dosi al grammo, ore di lievitazione, gradi del forno: scegli la pizza e mettiti al banco.</p>
      </PageHeader>
      <div className="wrap pb-20">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> cannot be a form, and without script this is one */}
        <form
          ref={form}
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
        {isWaiting && <Skeleton className="mb-6 h-[1.6rem] w-40" />}
        {isElsewhere && shown && shown.length > 0 && (
          <p className="-mt-4 mb-6 text-ink-soft">
            Ecco le ricette che rispondono meglio a «{filters.text.trim()}».
          </p>
        )}
        {isError && <RecipesError failure={error} heading="h2" onRetry={() => void refetch()} />}
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
              <ListRecipeCard recipe={recipe} position={position} />
            </Suspense>
          ))}
          {isWaiting && <RecipeCardSkeletons count={LOADING_CARDS} />}
        </div>
        {data && data.length > 0 && (
          <Suspense>
            <CategoryStrip recipes={data} />
          </Suspense>
        )}
      </div>
    </>
  )
}
