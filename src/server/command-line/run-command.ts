import path from 'node:path'
import pino from 'pino'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import type { Database, OpenDatabase } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createAdministrator, removeSecondFactor, resetPassword } from './account-commands.ts'
import { importNow } from './import-command.ts'
import { type Command, HELP, parseCommand, UsageError } from './parse-command.ts'
import { verify } from './verify-command.ts'

export interface Terminal {
  out: (text: string) => void
  err: (text: string) => void
}
type Environment = Record<string, string | undefined>

const EXIT = { done: 0, failed: 1, misunderstood: 2 } as const

export async function runCommand(
  argv: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  try {
    const command = parseCommand(argv)
    terminal.out(command.name === 'aiuto' ? HELP : await onDatabase(command, env, terminal))
    return EXIT.done
  } catch (error) {
    terminal.err(error instanceof Error ? error.message : String(error))
    return error instanceof UsageError ? EXIT.misunderstood : EXIT.failed
  }
}

/** Commands that must not migrate the database. A backup made before an upgrade must be restorable by the
 * previous version. */
const READING: ReadonlySet<Command['name']> = new Set(['backup', 'verifica'])

type DatabaseCommand = Exclude<Command, { name: 'aiuto' }>

async function onDatabase(command: DatabaseCommand, env: Environment, terminal: Terminal): Promise<string> {
  // For a command with an email argument, this argument replaces ADMIN_EMAIL, so ADMIN_PASSWORD alone is
  // enough.
  const { ADMIN_EMAIL: _replaced, ADMIN_PASSWORD: password, ...others } = env
  const admin = password && 'email' in command ? { ADMIN_EMAIL: command.email, ADMIN_PASSWORD: password } : {}
  const config = readConfig({ ...others, ...admin })
  const fileOf = (name: string) => path.resolve(env.INIT_CWD ?? '.', name)
  const log = pino({ level: 'error' }, pino.destination({ fd: 2, sync: true }))
  const database = await openDatabase({
    ...config,
    migrates: !READING.has(command.name),
    log: pino({ level: 'fatal' }, pino.destination({ fd: 2, sync: true })),
    onFatal: (error) => {
      terminal.err(error.message)
      process.exit(EXIT.failed)
    },
  }).catch((error: unknown) => {
    throw explained(error)
  })
  try {
    return await carryOut(command, { database, db: database.db, config, log, terminal, fileOf })
  } finally {
    await database.close()
  }
}

interface Tools {
  database: OpenDatabase
  db: Database
  config: Config
  log: pino.Logger
  terminal: Terminal
  fileOf: (name: string) => string
}

async function carryOut(command: DatabaseCommand, tools: Tools): Promise<string> {
  const { database, db, config, terminal, fileOf } = tools
  switch (command.name) {
    case 'crea-amministratore':
      return createAdministrator(tools, command.email, config.admin?.password)
    case 'reimposta-password':
      return resetPassword(tools, command.email, command.isPrinted)
    case 'togli-secondo-fattore':
      return removeSecondFactor(tools, command.email)
    case 'importa':
      return importNow({ ...tools, onProgress: terminal.err }, command)
    case 'backup': {
      const bytes = await writeBackup(db, fileOf(command.file))
      return `Copia salvata in ${command.file} (${Math.ceil(bytes / 1024)} kB). Contiene dati personali: custodiscila.`
    }
    case 'verifica':
      return verify(database, config.dataDir)
    case 'ripristina': {
      const { rows, createdAt } = await restoreBackup(db, fileOf(command.file), (table) =>
        terminal.err(`Ripristino: ${table}`),
      )
      return `Ripristinata la copia del ${createdAt}: ${rows} righe. Tutti devono accedere di nuovo.`
    }
  }
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.includes('è già in uso dal processo')) return error
  return new Error(
    `${error.message}\nCon il database incorporato lavora un programma alla volta: se è il sito, fermalo, dai il comando e riavvialo.`,
    { cause: error },
  )
}
