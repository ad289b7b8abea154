import { z } from 'zod'
import { AdminSearch } from '#contracts/admin/admin-search.ts'

export const BIN_DAYS = 30

const ENTRY_STATES = ['all', 'deleted'] as const
export type CatalogueEntryState = (typeof ENTRY_STATES)[number]

export const CatalogueEntrySearch = AdminSearch.extend({ state: z.enum(ENTRY_STATES).default('all') })
export type CatalogueEntrySearch = z.infer<typeof CatalogueEntrySearch>

export const entryStamps = { updatedAt: z.string(), deletedAt: z.string().nullable() } as const
export interface CatalogueEntry {
  id: number
  updatedAt: string
  deletedAt: string | null
}

export interface CatalogueEntryPage<Entry> {
  entries: Entry[]
  next: number | null
}
export const catalogueEntryPage = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ entries: z.array(entry), next: z.int().nullable() })
