import fs from 'node:fs'
import path from 'node:path'
import { StartFailure, withTechnicalLine } from '#server/start/start-failure.ts'

const POSTGRES_MAJOR = '18'
const PRIVATE = 0o700
const PARALLEL_FSYNCS = 16
const ROOM_FOR_NEW_BYTES = 160 * 1024 * 1024

export type DataDirectory = {
  final: string
  draft: string | undefined
}

export function makeDataDirectory(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: PRIVATE })
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const sentence = `Nella cartella dei dati ${dataDir} non si può scrivere: dai al sito il permesso, o scegline un'altra con DATA_DIR.`
    throw new StartFailure(withTechnicalLine(sentence, error), { cause: error })
  }
}

export const doesNotOpen = (directory: string): string =>
  `Il database nella cartella ${directory} non si apre: i suoi file sono incompleti o danneggiati. Se la cartella è stata copiata o spostata, rimettila intera. Altrimenti ${bringBack(directory)}`

export const bringBack = (directory: string): string =>
  `cambia nome alla cartella ${directory}, senza cancellarla, e avvia il sito, che ne crea una vuota; poi fermalo e riporta l'ultima copia con npm run admin -- ripristina FILE --conferma.`

export const databaseIn = (dataDir: string): string => path.join(dataDir, 'pg')

export const hasDatabase = (dataDir: string): boolean =>
  fs.existsSync(path.join(databaseIn(dataDir), 'PG_VERSION'))

/** Call only while holding the lock of the directory: unfinished drafts are removed. */
export function inspectDataDirectory(dataDir: string): DataDirectory {
  const final = databaseIn(dataDir)
  const draft = path.join(dataDir, 'pg.new')
  fs.rmSync(draft, { recursive: true, force: true })
  const versionFile = path.join(final, 'PG_VERSION')
  if (fs.existsSync(versionFile)) {
    const version = fs.readFileSync(versionFile, 'utf8').trim()
    if (version === '') throw new StartFailure(doesNotOpen(final))
    if (version !== POSTGRES_MAJOR)
      throw new StartFailure(
        `Il database in ${final} è di PostgreSQL ${version}, questo programma legge il ${POSTGRES_MAJOR}: aprilo con la versione che lo ha creato ed esporta i dati.`,
      )
    fs.chmodSync(final, PRIVATE) // PGlite creates files that everybody may read
    // A killed process leaves postmaster.pid, possibly half-written, and PostgreSQL then does not start. The
    // lock of the directory ensures that no other process uses the file.
    fs.rmSync(path.join(final, 'postmaster.pid'), { force: true })
    return { final, draft: undefined }
  }
  if (fs.existsSync(final) && fs.readdirSync(final).length > 0)
    throw new StartFailure(
      `La cartella ${final} non contiene un database: svuotala o scegli un'altra DATA_DIR.`,
    )
  const free = freeBytes(dataDir)
  if (free < ROOM_FOR_NEW_BYTES)
    throw new StartFailure(
      `Per un database nuovo servono ${ROOM_FOR_NEW_BYTES / 1024 ** 2} MiB liberi sul disco di ${dataDir}: ce ne sono ${Math.floor(free / 1024 ** 2)}.`,
    )
  fs.mkdirSync(draft, { mode: PRIVATE })
  return { final, draft }
}

export function freeBytes(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory)
  return bavail * bsize
}

/** The most space that opening the database needs, including crash recovery: a new log segment (16 MiB) and a
 * margin of 8 MiB. */
export const RESERVE_BYTES = 24 * 1024 * 1024
const reserveIn = (dataDir: string) => path.join(dataDir, 'riserva')

const TAKEN_OF_FREE = 0.9

/** Keeps a file of reserved disk space, which is released if the disk is full at the next start. The file is
 * smaller if the disk has too little free space. */
export function keepReserve(dataDir: string): void {
  const file = reserveIn(dataDir)
  const kept = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const bytes = Math.min(RESERVE_BYTES, Math.floor(kept + TAKEN_OF_FREE * freeBytes(dataDir)))
  if (bytes <= kept) return
  try {
    fs.writeFileSync(file, Buffer.alloc(bytes), { mode: 0o600, flush: true })
  } catch {
    fs.rmSync(file, { force: true }) // the disk is full: the next start tries again
  }
}

export function releaseReserve(dataDir: string): void {
  fs.rmSync(reserveIn(dataDir), { force: true })
}

/** Renames the finished draft. Its contents are synced first, so that a power cut cannot damage the
 * database. */
export async function adoptDraft(draft: string, final: string): Promise<void> {
  await fsyncTree(draft)
  fs.renameSync(draft, final)
  await fsync(path.dirname(final))
}

async function fsyncTree(root: string): Promise<void> {
  const paths = [
    root,
    ...fs.readdirSync(root, { recursive: true }).map((name) => path.join(root, String(name))),
  ]
  const queue = paths.values()
  await Promise.all(
    Array.from({ length: PARALLEL_FSYNCS }, async () => {
      for (const one of queue) await fsync(one)
    }),
  )
}

async function fsync(target: string): Promise<void> {
  const handle = await fs.promises.open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
