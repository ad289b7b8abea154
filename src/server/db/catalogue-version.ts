import type { Database } from './database.ts'
import { catalogueVersion as table } from './schema.ts'

/**
 * A number that grows with every committed write to recipes, pizzerias or glossary terms, from any server. What was
 * computed after reading version n holds until `read` answers something else.
 */
export const catalogueVersion = (db: Database) => ({
  async read(): Promise<number> {
    const [row] = await db.select({ version: table.version }).from(table)
    if (!row) throw new Error('catalogue_version has lost its row')
    return row.version
  },
})
