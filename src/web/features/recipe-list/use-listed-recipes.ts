import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listRecipes } from '#domain/recipe-list/list-recipes.ts'
import { isForSearch, withText } from '#domain/recipes/list-filters.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { foundCardsQuery } from './found-cards-query.ts'
import { useListChoice } from './use-list-choice.ts'

/**
 * The recipes that match the choice. If `isForSearch` is true for the text, the server searches for them
 * (`isElsewhere`). `listed` is undefined while loading.
 */
export function useListedRecipes() {
  const { data, isError, error, refetch } = useQuery(recipeCardsQuery(useQueries().api))
  const { choice, unknown, settledText, set, reset } = useListChoice()
  const { text, chosen, order } = choice
  const isElsewhere = data !== undefined && isForSearch(text, data)
  const search = useQuery({
    ...foundCardsQuery(useQueries().api, settledText),
    enabled: isElsewhere && settledText === text,
  })
  const found = search.isError ? [] : search.data
  const listed = useMemo(() => {
    const candidates = isElsewhere ? found : data && withText(data, text)
    return candidates && listRecipes(candidates, { text, chosen, order })
  }, [data, found, isElsewhere, text, chosen, order])
  useCountedSearch(text, isElsewhere ? found && found.length > 0 : data && true)
  return { data, isError, error, refetch, choice, unknown, settledText, set, reset, listed, isElsewhere }
}
