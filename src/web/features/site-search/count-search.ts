import type { TypedSearch } from '#contracts/site-search/typed-search.ts'
import { countTypedSearch } from '#contracts/statistics/statistics.endpoints.ts'
import { searchText } from '#domain/statistics/search-text.ts'
import { tellServer } from '#web/beacon.ts'

/** What was told since the page was loaded: going back to a list is no second search. */
const told = new Set<string>()

/** Says to the server that something was looked for in the browser. What may be about a person does not leave it. */
export function countSearch({ text, isFound }: TypedSearch): void {
  const kept = searchText(text)
  if (kept === undefined || told.has(kept)) return
  told.add(kept)
  tellServer(countTypedSearch, { text: kept, isFound })
}
