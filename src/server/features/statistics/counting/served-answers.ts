import { addressOf, queryText } from '#contracts/endpoint.ts'
import { STILL_TYPING, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { isCountedPage } from '#contracts/statistics/counted-pages.ts'
import { searchText } from '#domain/statistics/search-text.ts'
import type { Served } from '#server/cache/stored-response.ts'
import { isCounted, isVisit } from './counted-visitors.ts'
import type { DailyCounter } from './daily-counter.ts'

const SEARCH = addressOf(searchRecipes, { params: { query: '' } })
const EMPTY_LIST_B = 2

export const servedAnswers =
  ({ count }: Pick<DailyCounter, 'count'>): Served =>
  (target, { method, headers, url }, answer) => {
    if (method !== 'GET' || answer.status !== 200) return
    if (target.startsWith(SEARCH)) {
      const isWhole = !url?.endsWith(queryText(STILL_TYPING))
      const text =
        isWhole && isCounted(headers) ? searchText(decoded(target.slice(SEARCH.length))) : undefined
      if (text === undefined) return
      count('search', text)
      if (answer.lengthB === EMPTY_LIST_B) count('search_empty', text)
      return
    }
    const queryAt = target.indexOf('?')
    const path = queryAt < 0 ? target : target.slice(0, queryAt)
    if (isCountedPage(path) && isCounted(headers) && isVisit(headers)) count('view', path)
  }

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
