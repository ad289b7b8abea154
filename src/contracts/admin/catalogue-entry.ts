/** What administrators send and read for entries that are edited in a form: glossary terms, pizzerias, products. */
import { z } from 'zod'
import { AdminSearch } from '#contracts/admin/admin-search.ts'

/** For how long something deleted can be restored, in days. */
export const BIN_DAYS = 30

const ENTRY_STATES = ['all', 'deleted'] as const
export type CatalogueEntryState = (typeof ENTRY_STATES)[number]

/** `all` is everything but the bin. */
export const CatalogueEntrySearch = AdminSearch.extend({ state: z.enum(ENTRY_STATES).default('all') })
export type CatalogueEntrySearch = z.infer<typeof CatalogueEntrySearch>

/** ISO 8601 instants; `deletedAt` is null for what is not in the bin. */
export const entryStamps = { updatedAt: z.string(), deletedAt: z.string().nullable() } as const
export interface CatalogueEntry {
  id: number
  updatedAt: string
  deletedAt: string | null
}

/** A page of entries, the newest first. */
export interface CatalogueEntryPage<Entry> {
  entries: Entry[]
  /** What to send as `after` for the next page; null when this is the last one. */
  next: number | null
}
export const catalogueEntryPage = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry), next: z.int().nullable() })
