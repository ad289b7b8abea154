import { z } from 'zod'
import { AdminSearch } from '#contracts/admin/admin-search.ts'

/** Days during which a deleted entry can be restored. */
export const BIN_DAYS = 30

const ENTRY_STATES = ['all', 'deleted'] as const
export type CatalogueEntryState = (typeof ENTRY_STATES)[number]

export const CatalogueEntrySearch = AdminSearch.extend({ state: z.enum(ENTRY_STATES).default('all') })
export type CatalogueEntrySearch = z.infer<typeof CatalogueEntrySearch>

/** ISO 8601 instants; `deletedAt` is null outside the bin. */
export const entryStamps = { updatedAt: z.string(), deletedAt: z.string().nullable() } as const
export interface CatalogueEntry {
  id: number
  updatedAt: string
  deletedAt: string | null
}

export interface CatalogueEntryPage<Entry> {
  entries: Entry[]
  /** `after` of the next page; null on the last one. */
  next: number | null
}
export const catalogueEntryPage = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry), next: z.int().nullable() })
