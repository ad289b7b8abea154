import type { Database } from './database.ts'
import { type RecordedChange, catalogueVersion as table } from './schema.ts'

export interface CatalogueState {
  /** Grows with every committed write to recipes, pizzerias, glossary terms or shop products, from any server. */
  version: number
  recentChanges: readonly RecordedChange[]
}

/** Results computed from version n stay valid until the version changes. `recentChanges` tells which results
 * a change affects. */
export const catalogueVersion = (db: Database) => {
  const state = async (): Promise<CatalogueState> => {
    const { version, recentChanges } = table
    const [row] = await db.select({ version, recentChanges }).from(table)
    if (!row) throw new Error('catalogue_version has lost its row')
    return row
  }
  return { state, read: async () => (await state()).version }
}
