import type { z } from 'zod'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import type { PageQuery } from '../admin/page-query.ts'
import { get, patch, post, put, remove } from '../endpoint.ts'
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

export const startRecipeImport = post<{ response: ImportRun }>('/api/admin/scrape-recipes')
export const startPizzeriaImport = post<{ response: ImportRun }>('/api/admin/scrape-pizzerias')
export const listImportRuns = get<{ query: { kind: ImportKind }; response: ImportRun[] }>('/api/admin/runs')
export const getImportRun = get<{ params: { id: number }; response: ImportRun }>('/api/admin/runs/:id')
export const listImportRunItems = get<{ params: { id: number }; response: ImportRunItems }>(
  '/api/admin/runs/:id/items',
)
export const stopImportRun = post<{ params: { id: number }; response: ImportRun }>('/api/admin/runs/:id/stop')
export const listImportSources = get<{ query: { kind: ImportKind }; response: ImportSource[] }>(
  '/api/admin/import-sources',
)
export const addImportSource = post<{ body: NewImportSource; response: ImportSource }>(
  '/api/admin/import-sources',
)
export const changeImportSource = patch<{
  params: { id: number }
  body: z.input<typeof ImportSourceChange>
  response: ImportSource
}>('/api/admin/import-sources/:id')
export const removeImportSource = remove<{ params: { id: number } }>('/api/admin/import-sources/:id')
export const readImportPage = post<{ body: ImportPage; response: { entryIds: number[] } }>(
  '/api/admin/import-page',
)
export const listImportEntries = get<{
  query?: PageQuery & z.input<typeof EntrySearch>
  response: ImportEntryPage
}>('/api/admin/import-entries')
export const getImportEntry = get<{ params: { id: number }; response: ImportEntry }>(
  '/api/admin/import-entries/:id',
)
export const changeImportEntry = put<{
  params: { id: number }
  body: z.input<typeof EntryEdit>
  response: ImportEntry
}>('/api/admin/import-entries/:id')
export const approveImportEntry = post<{
  params: { id: number }
  body: z.input<typeof EntryApproval>
  response: ImportEntry
}>('/api/admin/import-entries/:id/approve')
export const rejectImportEntry = post<{
  params: { id: number }
  body: z.input<typeof EntryDecision>
  response: ImportEntry
}>('/api/admin/import-entries/:id/reject')
export const rejectImportEntries = post<{
  body: z.input<typeof EntryRejections>
  response: { rejected: number }
}>('/api/admin/import-entries/reject')
