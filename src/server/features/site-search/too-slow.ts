import { spokenDuration } from '#domain/recipes/duration.ts'
import type { NumberAnswer } from '#domain/site-search/search-document.ts'
import { queryMeaning } from '#server/features/recipes/query-meaning.ts'
import type { FoundRecipe } from './found-recipe.ts'

export function tooSlowNote(query: string, found: readonly FoundRecipe[]): NumberAnswer | null {
  const { withinMin } = queryMeaning(query)
  const quickest = Math.min(...found.map(({ preparationTime }) => preparationTime))
  if (withinMin === undefined || found.length === 0 || quickest <= withinMin) return null
  return {
    title: `In ${spokenDuration(withinMin)}`,
    answer: `Niente di quello che cerchi è pronto in così poco: sotto trovi le più veloci, da ${spokenDuration(quickest)} in su.`,
    path: '/ricette',
    tool: 'Tutte le ricette',
  }
}
