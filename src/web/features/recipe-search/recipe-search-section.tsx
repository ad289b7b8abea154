import { useEffect, useRef } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { SearchRow } from '../site-search/search-row.tsx'
import { SEARCH_FILTERS, useRecipeSearch } from './use-recipe-search.ts'

const SearchResults = lazyPart(() => import('./search-results.tsx'))

export function RecipeSearchSection() {
  useEffect(SearchResults.fetch, [])
  const { query, setQuery, filters, toggleFilter, view, search } = useRecipeSearch()
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ cerca }) => cerca !== undefined && setQuery(cerca))
  return (
    <Section id="cerca-ricette" tinted title="Cerca per ingrediente">
      <form
        ref={form}
        // Without JavaScript the form opens the recipe list with the same text.
        action="/ricette"
        method="get"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
      >
        <div className="flex gap-2">
          <SearchRow
            label="Cerca tra le ricette"
            name="cerca"
            placeholder="Funghi, zucca, nduja…"
            value={query}
            onChange={setQuery}
          />
        </div>
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">Filtra per tipo</legend>
          {SEARCH_FILTERS.map((name) => (
            <Chip key={name} isOn={filters.has(name)} onToggle={() => toggleFilter(name)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      </form>
      <div aria-live="polite" className="not-empty:mt-6">
        {view.state !== 'first' && <SearchResults view={view} hasFilters={filters.size > 0} />}
      </div>
    </Section>
  )
}
