import { expect } from 'vitest'
import {
  addImportSource,
  getImportRun,
  listImportEntries,
  listImportRunItems,
  removeImportSource,
  startPizzeriaImport,
  startRecipeImport,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ImportEntryPage } from '#contracts/import/import-entry.ts'
import type { ImportRun, ImportRunItems } from '#contracts/import/import-run.ts'
import type { ImportSource, NewImportSource } from '#contracts/import/import-source.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { eventually } from './eventually.ts'
import { shared } from './shared.ts'
import { type StubSite, stubSite } from './stub-site.ts'
import { testApp } from './test-app.ts'
import { sharedAdmin, type TestBrowser } from './test-person.ts'

/**
 * A site that reads without the usual pauses, one to read from, and an administrator at work. `hosts` are
 * opened besides; a page may take the usual time unless `timeMs` is given, and only tests with a slow page should give it.
 */
export function importSite({ hosts = [], timeMs }: { hosts?: string[]; timeMs?: number } = {}) {
  const stub = shared(stubSite)
  const site = shared(() =>
    testApp({
      seeded: false,
      env: { IMPORT_ALLOWED_HOSTS: [stub.host, ...hosts].join(',') },
      importPace: { pauseMs: 1, lookMs: 50, ...(timeMs && { limits: { timeMs } }) },
    }),
  )
  const admin = sharedAdmin(site)
  return { stub, site, admin, desk: importDesk(admin, stub) }
}

/** What an administrator does to read from a site of the tests. */
function importDesk(admin: TestBrowser, stub: StubSite) {
  const sources: number[] = []
  const endOf = ({ id }: Pick<ImportRun, 'id'>) =>
    eventually(async () => {
      const now = (await admin.call(getImportRun, { params: { id } })).json<ImportRun>()
      if (now.finishedAt === null) throw new Error(`still ${now.state}`)
      return now
    })
  return {
    endOf,

    sources,

    async addSource(path: string, type: NewImportSource['type'], kind: ImportKind = 'recipe'): Promise<void> {
      const answer = await admin.call(addImportSource, { body: { kind, type, url: stub.url(path) } })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      sources.push(answer.json<ImportSource>().id)
    },

    async removeSources(): Promise<void> {
      for (const id of sources.splice(0)) await admin.call(removeImportSource, { params: { id } })
    },

    /** Starts a run and waits for its end. */
    async run(kind: ImportKind = 'recipe'): Promise<ImportRun> {
      const path = kind === 'recipe' ? startRecipeImport.path : startPizzeriaImport.path
      const start = await admin.send('POST', path)
      expect(start.statusCode).toBe(202)
      return endOf(start.json<ImportRun>())
    },

    itemsOf: async ({ id }: ImportRun) =>
      (await admin.call(listImportRunItems, { params: { id } })).json<ImportRunItems>().items,

    queue: async (kind: ImportKind = 'recipe') =>
      (await admin.send('GET', `${listImportEntries.path}?kind=${kind}`)).json<ImportEntryPage>().entries,
  }
}
