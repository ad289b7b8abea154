import { expect } from 'vitest'
import { adminPaths } from '#contracts/admin-paths.ts'
import type { ImportEntryPage } from '#contracts/import-entry.ts'
import type { ImportRun, ImportRunItems } from '#contracts/import-run.ts'
import type { ImportSource, NewImportSource } from '#contracts/import-source.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { eventually } from './eventually.ts'
import type { StubSite } from './stub-site.ts'
import type { TestBrowser } from './test-person.ts'

/** What an administrator does to read from a site of the tests. */
export function importDesk(admin: TestBrowser, stub: StubSite) {
  const sources: number[] = []
  return {
    sources,

    async addSource(path: string, type: NewImportSource['type'], kind: ImportKind = 'recipe'): Promise<void> {
      const answer = await admin.send('POST', adminPaths.importSources, { kind, type, url: stub.url(path) })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      sources.push(answer.json<ImportSource>().id)
    },

    async removeSources(): Promise<void> {
      for (const id of sources.splice(0)) await admin.send('DELETE', adminPaths.importSource(id))
    },

    /** Starts a run and waits for its end. */
    async run(kind: ImportKind = 'recipe'): Promise<ImportRun> {
      const path = kind === 'recipe' ? adminPaths.scrapeRecipes : adminPaths.scrapePizzerias
      const start = await admin.send('POST', path)
      expect(start.statusCode).toBe(202)
      const { id } = start.json<ImportRun>()
      return eventually(async () => {
        const now = (await admin.send('GET', adminPaths.importRun(id))).json<ImportRun>()
        if (now.finishedAt === null) throw new Error(`still ${now.state}`)
        return now
      })
    },

    itemsOf: async ({ id }: ImportRun) =>
      (await admin.send('GET', adminPaths.importRunItems(id))).json<ImportRunItems>().items,

    queue: async (kind: ImportKind = 'recipe') =>
      (await admin.send('GET', `${adminPaths.importEntries}?kind=${kind}`)).json<ImportEntryPage>().entries,
  }
}
