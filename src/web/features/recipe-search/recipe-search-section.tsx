import { useRef } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { SearchRow } from '../site-search/search-row.tsx'
import { SearchResults } from './search-results.tsx'
import { SEARCH_FILTERS, useRecipeSearch } from './use-recipe-search.ts'

export function RecipeSearchSection() {
  const { query, setQuery, filters, toggleFilter, view, search } = useRecipeSearch()
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ cerca }) => cerca !== undefined && setQuery(cerca))
  return (
    <Section
      id="cerca-ricette"
      tinted
      kicker="Che pizza facciamo?"
      title="Cerca una ricetta"
      intro="Per nome, per ingrediente o per stile: anche se sbagli una lettera, ti capiamo lo stesso."
    >
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
        <div className="flex flex-col gap-3 sm:flex-row">
          <SearchRow
            label="Cerca tra le ricette"
            name="cerca"
            placeholder="Funghi, margherita, teglia…"
            value={query}
            onChange={setQuery}
          />
        </div>
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">Filtra per tipo</legend>
          {SEARCH_FILTERS.map((name) => (
            <Chip key={name} isOn={filters.has(name)} onToggle={() => toggleFilter(name)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      </form>
      <div aria-live="polite" className="mt-8">
        <SearchResults view={view} />
      </div>
    </Section>
  )
}
