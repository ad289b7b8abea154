/**
 * `npm run admin -- EMAIL` makes an administrator of who has that address. With ADMIN_PASSWORD set it also creates the
 * account. The embedded database belongs to one process: stop the site first.
 */
import pino from 'pino'
import { ensureAdmin, promote } from '#server/accounts/admin-account.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function makeAdmin(db: Database, email: string, password: string | undefined): Promise<string> {
  const promoted = await promote(db, email)
  if (promoted) {
    const warning = promoted.emailVerifiedAt ? '' : " Attenzione: l'indirizzo non è ancora verificato."
    return `${promoted.email} (${promoted.username}) è amministratore.${warning}`
  }
  if (!password) {
    throw new Error(
      `Nessuno è registrato come ${email}: registralo sul sito, o indica ADMIN_PASSWORD per crearlo.`,
    )
  }
  await ensureAdmin(db, { email, password })
  return `${email} è stato creato ed è amministratore.`
}

const [email] = process.argv.slice(2)
try {
  if (!email) throw new Error('Uso: npm run admin -- EMAIL')
  // The variables of an administrator come whole or not at all; here the address is the argument.
  const { ADMIN_EMAIL: _replaced, ...env } = process.env
  const config = readConfig({ ...env, ...(env.ADMIN_PASSWORD && { ADMIN_EMAIL: email }) })
  const { databaseUrl, dataDir, admin } = config
  const log = pino({ level: 'warn' }, pino.destination({ fd: 2, sync: true }))
  const database = await openDatabase({ databaseUrl, dataDir, log, onFatal: fail })
  try {
    console.log(await makeAdmin(database.db, email, admin?.password))
  } finally {
    await database.close()
  }
} catch (error) {
  fail(error)
}
