import { get, post, put, remove } from '../endpoint.ts'
import type { CatalogueEntry, CatalogueEntryPage } from './catalogue-entry.ts'
import type { PageQuery } from './page-query.ts'

/* @__NO_SIDE_EFFECTS__ */
export const entryEndpoints = <Draft extends object, Entry extends CatalogueEntry>(path: string) => ({
  list: get<{ query?: PageQuery; response: CatalogueEntryPage<Entry> }>(path),
  create: post<{ body: Draft; response: Entry }>(path),
  read: get<{ params: { id: number }; response: Entry }>(`${path}/:id`),
  change: put<{ params: { id: number }; body: Draft & { basedOn: string }; response: Entry }>(`${path}/:id`),
  remove: remove<{ params: { id: number }; response: Entry }>(`${path}/:id`),
  restore: post<{ params: { id: number }; response: Entry }>(`${path}/:id/restore`),
})

export type EntryEndpoints<Draft extends object, Entry extends CatalogueEntry> = ReturnType<
  typeof entryEndpoints<Draft, Entry>
>
