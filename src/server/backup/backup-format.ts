/**
 * A backup is one gzip file of JSON lines, with the same format for both databases. It has a header, the
 * name and rows of each table, and at the end a checksum. Values are in PostgreSQL's own text form, so that
 * no digit is lost. SQL's null is JSON's null.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

const FORMAT = 'cornicione-backup'
const VERSION = 1

/** Short-lived tables, which are never in a backup. A restore empties them. */
export const LEFT_OUT = [
  'sessions',
  'passkey_challenges',
  'email_tokens',
  'newsletter_confirmations',
  'rate_limits',
] as const

const Column = z.object({ name: z.string(), type: z.string() })
export const BackupHeader = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  migration: z.int(),
  createdAt: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(Column).min(1) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
})
export type BackupHeader = z.infer<typeof BackupHeader>
export type BackupTable = BackupHeader['tables'][number]
export type BackupRow = (string | null)[]

const Row = z.array(z.string().nullable())
const TableStart = z.object({ table: z.string() })
const End = z.object({ end: z.literal(true), rows: z.int(), sha256: z.string() })

export class BackupFailure extends Error {}

export const newHeader = (content: Omit<BackupHeader, 'format' | 'version'>): BackupHeader => ({
  format: FORMAT,
  version: VERSION,
  ...content,
})

export async function* linesOf(
  header: BackupHeader,
  rowsOf: (table: BackupTable) => AsyncIterable<BackupRow>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  let rows = 0
  yield line(header)
  for (const table of header.tables) {
    yield line({ table: table.name })
    for await (const row of rowsOf(table)) {
      rows += 1
      yield line(row)
    }
  }
  yield `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`
}

export type BackupPart = { header: BackupHeader } | { table: BackupTable } | { row: BackupRow }

/**
 * Streams the file part by part, with at most one row in memory. Throws a {@link BackupFailure} if the file
 * is damaged, truncated or no backup. The checksum is verified only at the end of the iteration.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256')
  let header: BackupHeader | undefined
  let columns = 0
  let rows = 0
  let isWhole = false
  for await (const text of textLines(file)) {
    const value = parse(text)
    if (isWhole) throw damaged('continua dopo la fine')
    if (!header) {
      header = headerOf(value)
      yield { header }
    } else if (Array.isArray(value)) {
      const row = Row.safeParse(value)
      if (!row.success || row.data.length !== columns) throw damaged('una riga non ha le sue colonne')
      rows += 1
      yield { row: row.data }
    } else if (TableStart.safeParse(value).success) {
      const { table: name } = TableStart.parse(value)
      const table = header.tables.find((one) => one.name === name)
      if (!table) throw damaged(`nomina una tabella che non annuncia (${name})`)
      columns = table.columns.length
      yield { table }
    } else {
      const end = End.safeParse(value)
      if (!end.success) throw damaged('una riga non si capisce')
      if (end.data.rows !== rows || end.data.sha256 !== hash.digest('hex'))
        throw damaged('la somma di controllo non torna')
      isWhole = true
    }
    if (!isWhole) hash.update(`${text}\n`)
  }
  if (!isWhole) throw damaged('finisce prima del tempo')
}

async function* textLines(file: string): AsyncGenerator<string> {
  const text = createGunzip()
  pipeline(createReadStream(file), text, () => undefined) // readers of the stream get the error
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
    if (text.errored) throw text.errored
  } catch (error) {
    if (error !== text.errored) throw error
    throw unreadable(error as NodeJS.ErrnoException, file)
  } finally {
    text.destroy()
  }
}

function headerOf(value: unknown): BackupHeader {
  const header = BackupHeader.safeParse(value)
  if (header.success) return header.data
  const isOurs = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(value)
  throw new BackupFailure(
    isOurs.success && isOurs.data.version > VERSION
      ? 'La copia è stata fatta da una versione più recente di Cornicione: aggiorna il programma, poi riprova.'
      : 'Il file non è una copia di Cornicione.',
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged('una riga non si legge')
  }
}

const damaged = (reason: string) =>
  new BackupFailure(`La copia è danneggiata: ${reason}. Il database non è stato toccato: usa un'altra copia.`)

function unreadable({ code }: NodeJS.ErrnoException, file: string): BackupFailure {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new BackupFailure(`Il file ${file} non c'è: controlla il percorso.`)
    case 'EISDIR':
      return new BackupFailure(`${file} è una cartella: indica il file della copia.`)
    case 'EACCES':
    case 'EPERM':
      return new BackupFailure(`Non è permesso leggere ${file}: controlla i permessi del file.`)
    case 'Z_BUF_ERROR':
      return damaged('finisce prima del tempo')
    case 'Z_DATA_ERROR':
      return damaged('il contenuto non è un file compresso, o è stato alterato')
    default:
      return damaged(`non si legge${code ? ` (${code})` : ''}`)
  }
}
