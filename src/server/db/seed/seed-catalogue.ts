import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, DatabaseLog } from '../database.ts'
import { violatedConstraint } from '../database-errors.ts'
import { glossaryTerms, pizzerias, recipes, seededContent, shopProducts } from '../schema.ts'
import { CONTENT_DIRECTORY, fingerprint, parseContent, readContentFiles } from './content-files.ts'
import { glossaryRow, pizzeriaRow, productRow, recipeRow } from './content-rows.ts'

const SEED_LOCK = 20_261_122
const ROWS_PER_INSERT = 100
const NAME_INDEXES: unknown[] = ['pizzerias_name_city_unique', 'glossary_terms_term_unique']

type Kind = 'recipe' | 'pizzeria' | 'glossary' | 'product'
type CatalogueTable = typeof recipes | typeof pizzerias | typeof glossaryTerms | typeof shopProducts
type Row<Table extends CatalogueTable> = Table['$inferInsert'] & { id: number }
type Entry<Table extends CatalogueTable> = { row: Row<Table>; key: string; hash: string }
export type SeedCounts = { inserted: number; updated: number }

/**
 * Writes content/ into the catalogue in one transaction. New entries are inserted. Changed entries are
 * updated, unless they were edited on the site or their new name is taken. Entries deleted on the site stay
 * deleted, and entries removed from content/ stay on the site. Without changes it needs only one query.
 *
 * Throws an Italian message with file and key for mistakes in content/.
 */
export async function seedCatalogue({
  db,
  log,
  contentDirectory = CONTENT_DIRECTORY,
}: {
  db: Database
  log: DatabaseLog
  contentDirectory?: string
}): Promise<SeedCounts> {
  const files = await readContentFiles(contentDirectory)
  const wanted = await fingerprint(files)
  if ((await seededHashes(db, 'all')).get('') === wanted) return { inserted: 0, updated: 0 }
  const content = parseContent(files)
  const counts = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    // Several statements below raise the catalogue version. The lock makes other writers, such as a rating,
    // wait from the start, so that no deadlock occurs. Reading continues.
    await tx.execute(
      sql`lock table ${recipes}, ${pizzerias}, ${glossaryTerms}, ${shopProducts} in exclusive mode`,
    )
    const done = [
      await seedTable(tx, log, 'recipe', recipes, content.recipes.map(recipeRow)),
      await seedTable(tx, log, 'pizzeria', pizzerias, content.pizzerias.map(pizzeriaRow)),
      await seedTable(tx, log, 'glossary', glossaryTerms, content.glossary.map(glossaryRow)),
      await seedTable(tx, log, 'product', shopProducts, content.products.map(productRow)),
    ]
    await remember(tx, 'all', [{ key: '', hash: wanted }])
    return done.reduce((sum, { inserted, updated }) => ({
      inserted: sum.inserted + inserted,
      updated: sum.updated + updated,
    }))
  })
  log.info(counts, 'catalogo aggiornato da content/')
  return counts
}

async function seedTable<Table extends CatalogueTable>(
  tx: Database,
  log: DatabaseLog,
  kind: Kind,
  table: Table,
  rows: Row<Table>[],
): Promise<SeedCounts> {
  const seeded = await seededHashes(tx, kind)
  const entries = rows.map((row) => ({ row, key: String(row.id), hash: hashOf(row) }))
  const fresh = entries.filter(({ key }) => !seeded.has(key))
  const changed = entries.filter(({ key, hash }) => seeded.has(key) && seeded.get(key) !== hash)

  let inserted = 0
  for (let start = 0; start < fresh.length; start += ROWS_PER_INSERT) {
    const batch = fresh.slice(start, start + ROWS_PER_INSERT).map(({ row }) => row)
    const result = await tx
      .insert(table as typeof recipes)
      .values(batch as Row<typeof recipes>[])
      .onConflictDoNothing()
    inserted += result.rowCount ?? 0
  }
  const first = await updateAll(tx, table, changed)
  const second = await updateAll(tx, table, first.refused)
  for (const { row } of second.refused) {
    log.warn({ kind, id: row.id }, 'non aggiornato da content/: sul sito il suo nuovo nome è già preso')
  }
  const done = changed.filter((entry) => !second.refused.includes(entry))
  await remember(tx, kind, [...fresh, ...done])
  return { inserted, updated: first.updated + second.updated }
}

async function updateAll<Table extends CatalogueTable>(
  tx: Database,
  table: Table,
  entries: Entry<Table>[],
): Promise<{ updated: number; refused: Entry<Table>[] }> {
  const refused: Entry<Table>[] = []
  let updated = 0
  for (const entry of entries) {
    const { id, ...columns } = entry.row
    try {
      const result = await tx.transaction((savepoint) =>
        savepoint
          .update(table as typeof recipes)
          .set({ ...columns, updatedAt: sql`now()` })
          .where(and(eq(table.id, id), isNull(table.editedAt))),
      )
      updated += result.rowCount ?? 0
    } catch (error) {
      if (!NAME_INDEXES.includes(violatedConstraint(error))) throw error
      refused.push(entry)
    }
  }
  return { updated, refused }
}

async function seededHashes(db: Database, kind: Kind | 'all'): Promise<Map<string, string>> {
  const rows = await db.select().from(seededContent).where(eq(seededContent.kind, kind))
  return new Map(rows.map(({ key, hash }) => [key, hash]))
}

async function remember(
  db: Database,
  kind: Kind | 'all',
  entries: { key: string; hash: string }[],
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(seededContent)
    .values(entries.map(({ key, hash }) => ({ kind, key, hash })))
    .onConflictDoUpdate({
      target: [seededContent.kind, seededContent.key],
      set: { hash: sql`excluded.hash` },
    })
}

function hashOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex')
}
