import type { ImportPage } from '#contracts/import/import-source.ts'
import type { Database } from '#server/db/database.ts'
import type { PageFetcher } from './fetching/fetch-page.ts'
import { ImportFailure } from './import-failure.ts'
import { addressOfNobody, fileFinding } from './queue/queue.repository.ts'
import { pageKey } from './reading/page-key.ts'
import type { PageReader } from './reading/page-reader.ts'
import { NOTHING, partOf } from './runs/read-item.ts'

interface SinglePageOptions {
  db: Database
  fetcher: PageFetcher
  reader: PageReader
}

/**
 * The editor gives the URL or pastes the HTML. Returns the ids of the entries in the review queue. Throws
 * an ImportFailure if the page contains nothing to import.
 */
export const singlePage =
  ({ db, fetcher, reader }: SinglePageOptions) =>
  async ({ kind, url, html }: ImportPage, signal: AbortSignal): Promise<number[]> => {
    const page = html?.trim() ? { text: html, url: url ?? '' } : await fetched(fetcher, url ?? '', signal)
    const { found = [], address } = await reader.read({ what: kind, text: page.text, url: page.url })
    if (found.length === 0) throw new ImportFailure(NOTHING[kind])
    return db.transaction(async (tx) => {
      const ids: number[] = []
      for (const one of found) {
        const sourceUrl = address ? pageKey(address) : await addressOfNobody(tx, kind, one, ids)
        const part = address && found.length > 1 ? partOf(one.name) : undefined
        const filed = await fileFinding(tx, { kind, sourceUrl, sourceId: null, part, found: one })
        ids.push(filed.id)
      }
      return ids
    })
  }

async function fetched(fetcher: PageFetcher, url: string, signal: AbortSignal) {
  const page = await fetcher.fetch(url, { signal })
  if (page.state === 'unchanged') throw new ImportFailure('Il sito non ha mandato la pagina.')
  return page
}
