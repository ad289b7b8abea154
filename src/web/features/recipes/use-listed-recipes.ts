import { useQuery } from '@tanstack/react-query'
import type { RecipeCard } from '#contracts/recipe.ts'
import { filterRecipes, stands } from '#domain/recipe/list-filters.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useCountedSearch } from '../../ui/use-counted-search.ts'
import { type ListFilters, useListFilters } from './use-list-filters.ts'

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

/**
 * The recipes that pass the filters. A text that stands in no name and no description may be mistyped, or said in other
 * words: then those that the search finds (`isElsewhere`). `shown` is undefined while they are on their way.
 */
export function useListedRecipes() {
  const { data, isError, error, refetch } = useQuery(useQueries().recipeCards())
  const { filters: asked, settledText, set, reset } = useListFilters()
  const filters = knownFilters(asked, data)
  const isElsewhere = data !== undefined && !stands(filters.text, data)
  const search = useQuery({
    ...useQueries().foundCards(settledText),
    enabled: isElsewhere && settledText === filters.text,
  })
  const found = search.isError ? [] : search.data
  const shown = isElsewhere
    ? found && filterRecipes(found, { ...filters, text: '' })
    : data && filterRecipes(data, filters)
  useCountedSearch(filters.text, isElsewhere ? found && found.length > 0 : data && true)
  return { data, isError, error, refetch, filters, set, reset, shown, isElsewhere }
}
