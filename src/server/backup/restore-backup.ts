import type { Database } from '#server/db/database.ts'
import {
  beginRestore,
  endRestore,
  insertRows,
  isLeftOut,
  newestMigration,
  setTextFormats,
  tablesOf,
} from './backup.repository.ts'
import {
  BackupFailure,
  type BackupHeader,
  type BackupRow,
  type BackupTable,
  readBackup,
} from './backup-format.ts'

const PARCEL_LENGTH = 1_000_000

export interface RestoreResult {
  createdAt: string
  rows: number
}

/**
 * Replaces the database with the contents of `file`, in one transaction: after a failure the old data
 * stays.
 * All users are logged out. Throws a {@link BackupFailure} if the file is damaged or belongs to another
 * version of the schema. `onTable` is called at the start of each table.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  onTable: (name: string) => void = () => undefined,
): Promise<RestoreResult> {
  const header = await checkWhole(file)
  return db.transaction(async (tx) => {
    const there = await tablesOf(tx)
    refuseOtherSchema(header, await newestMigration(tx), there)
    await setTextFormats(tx)
    await tx.execute('set local statement_timeout = 0')
    await beginRestore(tx, there)
    const rows = await insertAll(tx, file, onTable)
    await endRestore(tx, there, header.sequences)
    return { createdAt: header.createdAt, rows }
  })
}

async function checkWhole(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const part of readBackup(file)) if ('header' in part) header = part.header
  if (!header) throw new BackupFailure('La copia è vuota.')
  return header
}

function refuseOtherSchema(header: BackupHeader, migration: number, there: readonly BackupTable[]): void {
  if (header.migration > migration)
    throw new BackupFailure(
      'La copia è stata fatta da una versione più recente di Cornicione: aggiorna il programma, poi riprova.',
    )
  if (header.migration < migration)
    throw new BackupFailure(
      'La copia è stata fatta da una versione precedente di Cornicione: ripristinala con quella versione su un database vuoto, poi aggiorna il programma, che la porterà avanti da sé.',
    )
  const expected = there.filter(({ name }) => !isLeftOut(name))
  if (JSON.stringify(expected) !== JSON.stringify(header.tables))
    throw new BackupFailure('Le tabelle della copia non sono quelle di questo database.')
}

async function insertAll(tx: Database, file: string, onTable: (name: string) => void): Promise<number> {
  let table: BackupTable | undefined
  let parcel: BackupRow[] = []
  let length = 0
  let rows = 0
  const send = async () => {
    if (table && parcel.length > 0) await insertRows(tx, table, parcel)
    parcel = []
    length = 0
  }
  for await (const part of readBackup(file)) {
    if ('table' in part) {
      await send()
      table = part.table
      onTable(table.name)
    } else if ('row' in part) {
      parcel.push(part.row)
      rows += 1
      for (const value of part.row) length += value?.length ?? 4
      if (length >= PARCEL_LENGTH) await send()
    }
  }
  await send()
  return rows
}
