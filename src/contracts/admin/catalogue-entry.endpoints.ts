import { endpoint } from '../endpoint.ts'
import type { CatalogueEntry, CatalogueEntryPage } from './catalogue-entry.ts'
import type { PageQuery } from './page-query.ts'

/* @__NO_SIDE_EFFECTS__ */
export const entryEndpoints = <Draft extends object, Entry extends CatalogueEntry>(path: string) => ({
  list: endpoint<{ query?: PageQuery; response: CatalogueEntryPage<Entry> }>('GET', path),
  create: endpoint<{ body: Draft; response: Entry }>('POST', path),
  read: endpoint<{ params: { id: number }; response: Entry }>('GET', `${path}/:id`),
  change: endpoint<{ params: { id: number }; body: Draft & { basedOn: string }; response: Entry }>(
    'PUT',
    `${path}/:id`,
  ),
  remove: endpoint<{ params: { id: number }; response: Entry }>('DELETE', `${path}/:id`),
  restore: endpoint<{ params: { id: number }; response: Entry }>('POST', `${path}/:id/restore`),
})

export type EntryEndpoints<Draft extends object, Entry extends CatalogueEntry> = ReturnType<
  typeof entryEndpoints<Draft, Entry>
>
