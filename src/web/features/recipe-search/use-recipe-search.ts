import { useRef, useState } from 'react'
import { apiPaths } from '#contracts/api-paths.ts'
import type { Recipe } from '#contracts/recipe.ts'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast } from '../../ui/toast-store.ts'

export const SEARCH_FILTERS = ['Napoletana', 'Romana', 'Vegana', 'Senza Glutine', 'Gourmet'] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

/** A result as the client uses it: the recipe, what it is and where it is. */
export type SearchResult = Recipe & { type: 'recipe'; url: string }
export type SearchView =
  | { state: 'first' }
  | { state: 'loading' }
  | { state: 'found'; results: SearchResult[] }
  | { state: 'nothing'; query: string }

/** With filters chosen only recipes of those categories stay; without, all of them. */
export const keepChosen = <R extends { category?: string | null }>(
  results: R[],
  filters: ReadonlySet<string>,
): R[] => (filters.size === 0 ? results : results.filter(({ category }) => category && filters.has(category)))

const asResult = (recipe: Recipe): SearchResult => ({
  ...recipe,
  type: 'recipe',
  url: `/ricette/${recipe.id}`,
})

export function useRecipeSearch() {
  const { api } = useQueries()
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState<ReadonlySet<SearchFilter>>(new Set())
  const [found, setFound] = useState<SearchView>({ state: 'first' })
  const running = useRef<AbortController>(undefined)

  const toggleFilter = (name: SearchFilter) => {
    const next = new Set(filters)
    if (!next.delete(name)) next.add(name)
    setFilters(next)
  }

  /** A refused search finds nothing (part 1, section 7); only a broken connection is an error. */
  async function ask(text: string, signal: AbortSignal): Promise<Recipe[]> {
    try {
      return await api<Recipe[]>(apiPaths.searchRecipes(text), { signal })
    } catch (failure) {
      if (failure instanceof ApiFailure) return []
      throw failure
    }
  }

  async function search() {
    const text = query.trim()
    if (!text) {
      toast({ title: 'Ricerca vuota', description: 'Inserisci un termine di ricerca', tone: 'destructive' })
      return
    }
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setFound({ state: 'loading' })
    try {
      const results = (await ask(text, signal)).map(asResult)
      if (signal.aborted) return
      announce(text, keepChosen(results, filters).length)
      setFound(results.length > 0 ? { state: 'found', results } : { state: 'nothing', query: text })
    } catch {
      if (signal.aborted) return
      toast({
        title: 'Errore',
        description: 'Si è verificato un errore durante la ricerca',
        tone: 'destructive',
      })
      setFound({ state: 'nothing', query: text })
    }
  }

  return { query, setQuery, filters, toggleFilter, view: chosenView(found, filters), search }
}

function chosenView(view: SearchView, filters: ReadonlySet<SearchFilter>): SearchView {
  if (view.state !== 'found') return view
  const results = keepChosen(view.results, filters)
  return results.length > 0 ? { state: 'found', results } : { state: 'nothing', query: '' }
}

function announce(query: string, count: number) {
  if (count === 0) toast({ title: 'Nessun risultato', description: `Nessuna ricetta trovata per "${query}"` })
  else toast({ title: 'Ricerca completata', description: `Trovate ${count} ricette per "${query}"` })
}
