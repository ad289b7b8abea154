import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { searchText } from '#domain/site-search/search-document.ts'
import { counted } from '#domain/words/counted.ts'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { toast } from '../../ui/toast-store.ts'
import { useEntryState } from '../../ui/use-entry-state.ts'
import { siteSearchQuery } from '../site-search/site-search-query.ts'

export const SEARCH_FILTERS = ['Napoletana', 'Romana', 'Vegana', 'Senza Glutine', 'Gourmet'] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

export type SearchResult = Recipe & { type: 'recipe'; url: string }
export type SearchView =
  | { state: 'first' }
  | { state: 'loading' }
  | { state: 'found'; query: string; results: SearchResult[] }
  | { state: 'nothing'; query: string }

type Filtered = { category?: string | null } & Partial<Pick<Recipe, 'isVegan' | 'isGlutenFree'>>

/** These filters name a diet. They match every recipe that fits the diet, even one of another category. */
const FITS: Readonly<Partial<Record<SearchFilter, (recipe: Filtered) => boolean | undefined>>> = {
  Vegana: ({ isVegan }) => isVegan,
  'Senza Glutine': ({ isGlutenFree }) => isGlutenFree,
}

/**
 * Keeps recipes that are of a chosen category or fit all chosen diets. Without filters, keeps all recipes.
 * With filters, removes recipes without a category.
 */
export function keepChosen<R extends Filtered>(results: R[], filters: ReadonlySet<SearchFilter>): R[] {
  if (filters.size === 0) return results
  const diets = [...filters].filter((filter) => FITS[filter])
  const isOf = (result: R, filter: SearchFilter) => result.category === filter || FITS[filter]?.(result)
  const fits = (result: R) => diets.length > 0 && diets.every((diet) => isOf(result, diet))
  const isChosen = (result: R) => [...filters].some((filter) => !FITS[filter] && isOf(result, filter))
  return results.filter((result) => result.category && (isChosen(result) || fits(result)))
}

const resultsKey = (text: string) => ['/api/recipes/search', text]

const asResult = (recipe: Recipe): SearchResult => ({
  ...recipe,
  type: 'recipe',
  url: `/ricette/${recipe.id}`,
})

interface SearchState {
  query: string
  chosen: SearchFilter[]
  asked: string | null
}
const nothingAsked: SearchState = { query: '', chosen: [], asked: null }
function isSearch(kept: unknown): kept is SearchState {
  const { query, chosen, asked } = kept as Record<keyof SearchState, unknown>
  return typeof query === 'string' && Array.isArray(chosen) && (asked === null || typeof asked === 'string')
}

const viewOf = (query: string, results: SearchResult[]): SearchView =>
  results.length > 0 ? { state: 'found', query, results } : { state: 'nothing', query }

export function useRecipeSearch() {
  const { api, client } = useQueries()
  const [{ query, chosen, asked }, setState] = useEntryState('recipe-search', nothingAsked, isSearch)
  const change = (changes: Partial<SearchState>) => setState((state) => ({ ...state, ...changes }))
  const filters: ReadonlySet<SearchFilter> = new Set(chosen)
  const [found, setFound] = useState<SearchView>(() => {
    const results = asked === null ? undefined : client.getQueryData<SearchResult[]>(resultsKey(asked))
    return asked === null || !results ? { state: 'first' } : viewOf(asked, results)
  })
  const running = useRef<AbortController>(undefined)

  const toggleFilter = (name: SearchFilter) =>
    change({ chosen: filters.has(name) ? chosen.filter((other) => other !== name) : [...chosen, name] })

  /** An error response gives an empty result (specification, part 1, section 7). Only a network failure is
   * an error. */
  async function ask(text: string, signal: AbortSignal): Promise<Recipe[]> {
    try {
      return await api(searchRecipes, { params: { query: text }, signal })
    } catch (failure) {
      if (failure instanceof ApiFailure) return []
      throw failure
    }
  }

  async function look(text: string, tell?: (results: SearchResult[]) => void) {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setFound({ state: 'loading' })
    try {
      const [recipes] = await Promise.all([
        ask(text, signal),
        client.prefetchQuery(siteSearchQuery(api, searchText(text))),
      ])
      const results = recipes.map(asResult)
      if (signal.aborted) return
      client.setQueryData(resultsKey(text), results)
      change({ asked: text })
      setFound(viewOf(text, results))
      tell?.(results)
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

  async function search() {
    const text = query.trim()
    if (text) return look(text, (results) => announce(text, keepChosen(results, filters).length))
    toast({ title: 'Ricerca vuota', description: 'Inserisci un termine di ricerca', tone: 'destructive' })
  }

  const lookAgain = useEffectEvent((text: string) => found.state === 'first' && void look(text))
  useEffect(() => {
    if (asked !== null) lookAgain(asked)
  }, [asked])

  return {
    query,
    setQuery: (text: string) => change({ query: text }),
    filters,
    toggleFilter,
    view: chosenView(found, filters),
    search,
  }
}

function chosenView(view: SearchView, filters: ReadonlySet<SearchFilter>): SearchView {
  if (view.state !== 'found') return view
  return viewOf(view.query, keepChosen(view.results, filters))
}

function announce(query: string, count: number) {
  if (count === 0) toast({ title: 'Nessun risultato', description: `Nessuna ricetta trovata per "${query}"` })
  else
    toast({
      title: 'Ricerca completata',
      description: `${count === 1 ? 'Trovata' : 'Trovate'} ${counted(count, 'ricetta', 'ricette')} per "${query}"`,
    })
}
