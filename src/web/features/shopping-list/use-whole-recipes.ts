import { useRef } from 'react'
import { useQueries } from '../../api/queries-context.ts'

/** Asks once for all recipes with their ingredients, so that a list can be made without a network. */
export function useWholeRecipes() {
  const { client, recipeCards } = useQueries()
  const isAsked = useRef(false)
  return () => {
    if (isAsked.current) return
    isAsked.current = true
    client.fetchQuery({ ...recipeCards(), staleTime: 0 }).catch(() => {
      isAsked.current = false
    })
  }
}
