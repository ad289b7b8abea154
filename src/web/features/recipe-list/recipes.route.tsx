import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type ComponentProps, Suspense, useMemo, useRef } from 'react'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { RECIPES_PER_PAGE } from '#contracts/recipe-list/list-address.ts'
import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import { readChoice, type UnknownValue } from '#domain/recipe-list/facet-address.ts'
import { countFacets } from '#domain/recipe-list/facet-bits.ts'
import { FACETS } from '#domain/recipe-list/facet-list.ts'
import { listRecipes } from '#domain/recipe-list/list-recipes.ts'
import { isForSearch, withText } from '#domain/recipes/list-filters.ts'
import { spelledAsFound } from '#domain/site-search/spelled-as-found.ts'
import { counted } from '#domain/words/counted.ts'
import { itemListJsonLd, type Place } from '#web/ui/json-ld.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { RecipesError } from '../recipe-cards/recipes-error.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { CategoryStrip } from './category-strip.tsx'
import { AllFilters, ChosenChips, FacetBar, OrderSheet } from './facet-bar.tsx'
import { foundCardsQuery } from './found-cards-query.ts'
import { ListSelects } from './list-selects.tsx'
import { BesideList } from './nothing-found.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { useListChoice } from './use-list-choice.ts'

const placesOf = (recipes: readonly RecipeCard[]): Place[] =>
  recipes.map(({ id, name }) => [name, recipePage(id)])

export default function RecipesPage() {
  const { data, isError, error, refetch, candidates, listed, isElsewhere, ...chosen } = useListedRecipes()
  const { choice, unknown, settledText, set, reset } = chosen
  const { publicUrl } = useSite()
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, () => form.current && set(choiceOfForm(form.current)))
  const offered = useMemo(
    () =>
      data &&
      countFacets(
        data.map(({ facets }) => ({ facets, count: 1 })),
        {},
      ).counts,
    [data],
  )
  const isWaiting = !listed && !isError
  const isEmpty = listed?.recipes.length === 0
  const shown = listed?.recipes.slice(0, choice.page * RECIPES_PER_PAGE) ?? []

  return (
    <>
      <PageMeta
        title="Ricette di Pizza"
        description="Tutte le ricette di pizza di Cornicione: napoletane, romane, in teglia, focacce, fritte e calzoni, con dosi al grammo, tempi e temperature."
        path="/ricette"
        image={pagePictureUrl('/ricette')}
        jsonLd={listed && itemListJsonLd(publicUrl, placesOf(shown), listed.recipes.length)}
      />
      <PageHeader kicker="Il ricettario" title="Ricette di Pizza" isDense>
        <p>Dosi al grammo, ore di lievitazione, gradi del forno: scegli la pizza e mettiti al banco.</p>
      </PageHeader>
      <div className="wrap pb-20">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> cannot be a form, and without script this is one */}
        <form
          ref={form}
          role="search"
          action="/ricette"
          method="get"
          onSubmit={(event) => {
            event.preventDefault()
            form.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover()
          }}
          className="mb-3 sm:mb-5"
        >
          <div className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-[2fr_1fr_1fr]">
            <div className="col-span-2 flex gap-2 lg:col-span-1">
              <Field
                label="Cerca"
                labelHidden
                type="search"
                name="cerca"
                placeholder="Cerca per nome o ingrediente"
                icon={<Search className="size-5" aria-hidden />}
                value={choice.text}
                onChange={(event) => set({ text: event.target.value })}
                className="min-w-0 grow"
              />
              <AllFilters choice={choice} />
            </div>
            <ListSelects cards={data} choice={choice} set={set} />
          </div>
          <CountRow total={listed?.recipes.length} isWaiting={isWaiting} choice={choice} set={set} />
          <FacetBar
            choice={choice}
            counts={listed?.counts}
            offered={offered}
            total={listed?.recipes.length ?? 0}
            set={set}
          />
          <Button type="submit" look="secondary" className="mt-3 hidden! noscript:inline-flex!">
            Mostra le ricette
          </Button>
        </form>
        <UnknownValues unknown={unknown} />
        {isElsewhere && listed && !isEmpty && <AnsweredText text={choice.text} found={listed.recipes} />}
        {isError && <RecipesError failure={error} heading="h2" onRetry={() => void refetch()} />}
        <BesideList
          {...{ choice, set, reset, settledText, isEmpty }}
          cards={data ?? []}
          withText={candidates}
        />
        <RecipeGrid shown={shown} total={listed?.recipes.length ?? 0} isWaiting={isWaiting} choice={choice} />
        {data && offered && data.length > 0 && (
          <Suspense>
            <CategoryStrip recipes={data} />
          </Suspense>
        )}
      </div>
    </>
  )
}

const AnsweredText = ({ text, found }: { text: string; found: readonly RecipeCard[] }) => {
  const spelled = spelledAsFound(
    text,
    found.map(({ name, description }) => `${name} ${description}`),
  )
  return (
    <p className="mb-5 text-ink-soft">
      {spelled
        ? `Mostro i risultati per «${spelled}».`
        : `Ecco le ricette che rispondono meglio a «${text.trim()}».`}
    </p>
  )
}

interface CountRowProps extends ComponentProps<typeof OrderSheet> {
  total: number | undefined
  isWaiting: boolean
}

/** Above the chips, so that an open sheet leaves in sight how many are found and what is chosen. Where nothing was found `NothingFound` says it, with what to do, and there is nothing to order. */
const CountRow = ({ total, isWaiting, ...ordered }: CountRowProps) => (
  <div
    className={clsx(
      'mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:mt-3',
      total !== 0 && 'min-h-11',
    )}
  >
    {total !== undefined && (
      <h2
        aria-live="polite"
        className={clsx('font-sans text-base font-semibold tracking-normal', total === 0 && 'sr-only')}
      >
        {counted(total, 'ricetta trovata', 'ricette trovate')}
      </h2>
    )}
    {isWaiting && <Skeleton className="h-[1.6rem] w-36" />}
    {total !== 0 && <ChosenChips choice={ordered.choice} />}
    {total !== 0 && <OrderSheet {...ordered} />}
  </div>
)

const choiceOfForm = (form: HTMLFormElement) =>
  readChoice(
    new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
  ).choice

const nameOf = (name: string): string =>
  FACETS.find((facet) => facet.name === name)?.label.toLowerCase() ?? name

const UnknownValues = ({ unknown }: { unknown: UnknownValue[] }) =>
  unknown.length > 0 && (
    <div role="status" className="mb-5 rounded-md bg-crust px-4 py-3 text-sm">
      {unknown.map(({ name, value }) => (
        <p key={`${name} ${value}`}>
          Il link chiede «{value}» in «{nameOf(name)}», che qui non c'è: tutto il resto vale.
        </p>
      ))}
    </div>
  )

/**
 * The recipes that match the choice. If `isForSearch` is true for the text, the server searches for them
 * (`isElsewhere`). `listed` is undefined while loading.
 */
function useListedRecipes() {
  const { data, isError, error, refetch } = useQuery(recipeCardsQuery(useQueries().api))
  const { choice, unknown, settledText, set, reset } = useListChoice()
  const { text, chosen, order } = choice
  const isElsewhere = data !== undefined && isForSearch(text, data)
  const search = useQuery({
    ...foundCardsQuery(useQueries().api, settledText),
    enabled: isElsewhere && settledText === text,
  })
  const found = search.isError ? [] : search.data
  const candidates = useMemo(
    () => (isElsewhere ? found : data && withText(data, text)),
    [data, found, isElsewhere, text],
  )
  const listed = useMemo(
    () => candidates && listRecipes(candidates, { text, chosen, order }),
    [candidates, text, chosen, order],
  )
  useCountedSearch(text, isElsewhere ? found && found.length > 0 : data && true)
  return {
    data,
    isError,
    error,
    refetch,
    candidates,
    listed,
    isElsewhere,
    choice,
    unknown,
    settledText,
    set,
    reset,
  }
}
