import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '#server/db/database.ts'
import {
  isLeftOut,
  newestMigration,
  rowsOf,
  sequencesOf,
  setTextFormats,
  tablesOf,
} from './backup.repository.ts'
import { BackupFailure, linesOf, newHeader } from './backup-format.ts'

/**
 * Writes a snapshot of the database, without the tables in `LEFT_OUT`, to `file`, which only its owner can
 * read. The file appears only when complete. Returns its size in bytes. Throws a {@link BackupFailure} if
 * the
 * file exists already or cannot be written.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  await refuseExisting(file)
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.parziale`)
  try {
    await db.transaction(
      async (tx) => {
        await setTextFormats(tx)
        const all = await tablesOf(tx)
        const header = newHeader({
          migration: await newestMigration(tx),
          createdAt: new Date().toISOString(),
          tables: all.filter(({ name }) => !isLeftOut(name)),
          sequences: await sequencesOf(tx),
        })
        const lines = linesOf(header, (table) => rowsOf(tx, table))
        const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(Readable.from(lines), createGzip(), target)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await refuseExisting(file)
    await rename(draft, file)
    await syncDirectory(path.dirname(file))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw unwritable(error, file) ?? error
  }
  return (await stat(file)).size
}

function unwritable(error: unknown, file: string): BackupFailure | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === undefined) return undefined
  const directory = path.dirname(file)
  switch (code) {
    case 'ENOENT':
      return new BackupFailure(`La cartella ${directory} non c'è: creala, o scegli un altro percorso.`)
    case 'ENOTDIR':
      return new BackupFailure(`${directory} non è una cartella: scegli un altro percorso.`)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupFailure(`Non è permesso scrivere in ${directory}: scegli un'altra cartella.`)
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupFailure(`In ${directory} non c'è più spazio: liberane, o scegli un altro disco.`)
    default:
      return new BackupFailure(`La copia non si scrive in ${directory} (${code}): scegli un altro percorso.`)
  }
}

async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found) throw new BackupFailure(`${file} esiste già: scegli un altro nome.`)
}

/** Syncs the directory, so that the new file name survives a power cut. Errors are ignored, because some
 * systems cannot open a directory. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => undefined)
  try {
    await handle?.sync().catch(() => undefined)
  } finally {
    await handle?.close()
  }
}
