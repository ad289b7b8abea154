import type { z } from 'zod'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { PageQuery } from '../admin/page-query.ts'
import { endpoint } from '../endpoint.ts'
import type {
  EntryApproval,
  EntryDecision,
  EntryEdit,
  EntryRejections,
  EntrySearch,
  ImportEntry,
  ImportEntryPage,
} from './import-entry.ts'
import type { ImportRun, ImportRunItems } from './import-run.ts'
import type { ImportPage, ImportSource, ImportSourceChange, NewImportSource } from './import-source.ts'

export const startRecipeImport = endpoint<{ response: ImportRun }>('POST', '/api/admin/scrape-recipes')
export const startPizzeriaImport = endpoint<{ response: ImportRun }>('POST', '/api/admin/scrape-pizzerias')
export const listImportRuns = endpoint<{ query: { kind: ImportKind }; response: ImportRun[] }>(
  'GET',
  '/api/admin/runs',
)
export const getImportRun = endpoint<{ params: { id: number }; response: ImportRun }>(
  'GET',
  '/api/admin/runs/:id',
)
export const listImportRunItems = endpoint<{ params: { id: number }; response: ImportRunItems }>(
  'GET',
  '/api/admin/runs/:id/items',
)
export const stopImportRun = endpoint<{ params: { id: number }; response: ImportRun }>(
  'POST',
  '/api/admin/runs/:id/stop',
)
export const listImportSources = endpoint<{ query: { kind: ImportKind }; response: ImportSource[] }>(
  'GET',
  '/api/admin/import-sources',
)
export const addImportSource = endpoint<{ body: NewImportSource; response: ImportSource }>(
  'POST',
  '/api/admin/import-sources',
)
export const changeImportSource = endpoint<{
  params: { id: number }
  body: z.input<typeof ImportSourceChange>
  response: ImportSource
}>('PATCH', '/api/admin/import-sources/:id')
export const removeImportSource = endpoint<{ params: { id: number } }>(
  'DELETE',
  '/api/admin/import-sources/:id',
)
export const readImportPage = endpoint<{ body: ImportPage; response: { entryIds: number[] } }>(
  'POST',
  '/api/admin/import-page',
)
export const listImportEntries = endpoint<{
  query?: PageQuery & z.input<typeof EntrySearch>
  response: ImportEntryPage
}>('GET', '/api/admin/import-entries')
export const getImportEntry = endpoint<{ params: { id: number }; response: ImportEntry }>(
  'GET',
  '/api/admin/import-entries/:id',
)
export const changeImportEntry = endpoint<{
  params: { id: number }
  body: z.input<typeof EntryEdit>
  response: ImportEntry
}>('PUT', '/api/admin/import-entries/:id')
export const approveImportEntry = endpoint<{
  params: { id: number }
  body: z.input<typeof EntryApproval>
  response: ImportEntry
}>('POST', '/api/admin/import-entries/:id/approve')
export const rejectImportEntry = endpoint<{
  params: { id: number }
  body: z.input<typeof EntryDecision>
  response: ImportEntry
}>('POST', '/api/admin/import-entries/:id/reject')
export const rejectImportEntries = endpoint<{
  body: z.input<typeof EntryRejections>
  response: { rejected: number }
}>('POST', '/api/admin/import-entries/reject')
