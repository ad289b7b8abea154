import type { TypedSearch } from '#contracts/site-search/typed-search.ts'
import { countTypedSearch } from '#contracts/statistics/statistics.endpoints.ts'
import { searchText } from '#domain/statistics/search-text.ts'
import { tellServer } from '#web/beacon.ts'

/** Searches reported since the page was loaded. Going back to a list does not report a search again. */
const told = new Set<string>()

/** Reports a search made in the browser. Text that may be about a person is not sent. */
export function countSearch({ text, isFound }: TypedSearch): void {
  const kept = searchText(text)
  if (kept === undefined || told.has(kept)) return
  told.add(kept)
  tellServer(countTypedSearch, { text: kept, isFound })
}
