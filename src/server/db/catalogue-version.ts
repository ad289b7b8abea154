import type { Database } from './database.ts'
import { type RecordedChange, catalogueVersion as table } from './schema.ts'

export interface CatalogueState {
  version: number
  recentChanges: readonly RecordedChange[]
}

export const catalogueVersion = (db: Database) => {
  const state = async (): Promise<CatalogueState> => {
    const { version, recentChanges } = table
    const [row] = await db.select({ version, recentChanges }).from(table)
    if (!row) throw new Error('catalogue_version has lost its row')
    return row
  }
  return { state, read: async () => (await state()).version }
}
