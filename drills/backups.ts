import { createHash } from 'node:crypto'
import { type BackupTable, readBackup } from '#server/backup/backup-format.ts'

interface TableContent {
  columns: readonly string[]
  rows: readonly (string | null)[][]
}
export type Content = ReadonlyMap<string, TableContent>

/** Everything that stands in a backup, by table. */
export async function contentOf(file: string): Promise<Content> {
  const content = new Map<string, { columns: string[]; rows: (string | null)[][] }>()
  let table: BackupTable | undefined
  for await (const part of readBackup(file)) {
    if ('header' in part)
      for (const { name, columns } of part.header.tables)
        content.set(name, { columns: columns.map((one) => one.name), rows: [] })
    else if ('table' in part) table = part.table
    else if (table) content.get(table.name)?.rows.push(part.row)
  }
  return content
}

export const numberOfRows = (content: Content): number =>
  [...content.values()].reduce((sum, { rows }) => sum + rows.length, 0)

/**
 * Rows of `before`, of all tables or of those that are named, that `after` does not have in the columns of `before`; and
 * rows too many.
 */
export function differences(before: Content, after: Content, tables = [...before.keys()]): string[] {
  return tables.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (!old) return []
    if (!now) return [`${name} is not there`]
    const places = old.columns.map((column) => now.columns.indexOf(column))
    const kept = counted(
      now.rows.map((row) => places.map((place) => (place < 0 ? null : (row[place] ?? null)))),
    )
    const missing = old.rows.filter((row) => {
      const key = hashOf(row)
      const left = kept.get(key) ?? 0
      kept.set(key, left - 1)
      return left === 0
    })
    const added = now.rows.length - old.rows.length
    return [
      ...(missing.length > 0 ? [`${name}: ${missing.length} rows are missing or differ`] : []),
      ...(added > 0 ? [`${name}: ${added} rows too many`] : []),
    ]
  })
}

const hashOf = (row: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64')

function counted(rows: readonly (string | null)[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(hashOf(row), (counts.get(hashOf(row)) ?? 0) + 1)
  return counts
}
