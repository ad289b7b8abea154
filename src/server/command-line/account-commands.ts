import { join } from 'node:path'
import { isSameAddress } from '#contracts/accounts/account.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { accountLinks } from '#server/features/accounts/mailed-links/account-links.ts'
import { emailTokensRepository } from '#server/features/accounts/mailed-links/email-tokens.repository.ts'
import { leftAddressesRepository } from '#server/features/accounts/mailed-links/left-addresses.repository.ts'
import { newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import { removeFactors } from '#server/features/accounts/second-factor/second-factors.repository.ts'
import { endSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { ensureAdmin, promote } from '#server/features/accounts/users/admin-account.ts'
import { type Account, usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { accountLetters } from '#server/mail/account-letters.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { waitingLettersRepository } from '#server/mail/waiting-letters.repository.ts'

export interface AccountCommandOptions {
  db: Database
  config: Pick<Config, 'site' | 'dataDir' | 'smtpUrl' | 'mailFrom'>
}

/**
 * Makes the owner of the email address an administrator. A new account gets `password`, or a link to choose
 * one. Returns a message in Italian.
 */
export async function createAdministrator(
  options: AccountCommandOptions,
  email: string,
  password: string | undefined,
): Promise<string> {
  const { db } = options
  const promoted = await promote(db, email)
  if (promoted) {
    const warnings = [
      promoted.emailVerifiedAt ? '' : " Attenzione: l'indirizzo non è ancora verificato.",
      promoted.disabledAt ? " Attenzione: l'account è sospeso." : '',
    ]
    return `${promoted.email} (${promoted.username}) è amministratore.${warnings.join('')}`
  }
  await ensureAdmin(db, { email, password: password ?? newToken() })
  const done = `${email} è stato creato ed è amministratore.`
  if (password) return done
  return `${done}\n${await printedLink(options, await known(db, email))}`
}

export async function resetPassword(
  options: AccountCommandOptions,
  email: string,
  isPrinted: boolean,
): Promise<string> {
  const { db, config } = options
  const account = await known(db, email)
  if (account.disabledAt)
    throw new Error(`L'account di ${email} è sospeso: riattivalo dal pannello, poi riprova.`)
  await db.transaction(async (tx) => {
    await endSessions(tx, { actor: undefined, id: account.id })
    await emailTokensRepository(tx).dropResetsOf(account.id)
  })
  if (isPrinted || !config.smtpUrl)
    return `Sessioni di ${account.email} chiuse.\n${await printedLink(options, account)}`
  const sentTo = await sendLink(options, account)
  return `Sessioni di ${account.email} chiuse. Il link per la nuova password è partito per e-mail a ${sentTo} e vale un'ora.`
}

export async function removeSecondFactor({ db }: AccountCommandOptions, email: string): Promise<string> {
  const account = await known(db, email)
  const isRemoved = await db.transaction(async (tx) => {
    if (!(await removeFactors(tx, undefined, account.id))) return false
    await endSessions(tx, { actor: undefined, id: account.id })
    await waitingLettersRepository(tx).add(letterTo(account, 'factors_removed'))
    return true
  })
  if (!isRemoved) return `${account.email} non ha passkey né app dei codici.`
  return `Passkey e app dei codici di ${account.email} tolte, sessioni chiuse. Ora si entra con la password; l'avviso per e-mail parte quando il sito è acceso.`
}

async function known(db: Database, email: string): Promise<Account> {
  const account = await usersRepository(db).byEmailOrLeft(email)
  if (!account) throw new Error(`Nessuno è registrato come ${email}.`)
  return account
}

const lettersOf = ({ site }: AccountCommandOptions['config']) =>
  accountLetters(site.publicUrl, site.contactEmail)

const linksOf = ({ db, config }: AccountCommandOptions) =>
  accountLinks({
    tokens: emailTokensRepository(db),
    left: leftAddressesRepository(db),
    letters: lettersOf(config),
  })

async function printedLink(options: AccountCommandOptions, account: Account): Promise<string> {
  const email = (await credentialsRepository(options.db).resetAddressOf(account)) ?? account.email
  const token = await linksOf(options).newResetToken({ userId: account.id, email })
  const url = lettersOf(options.config).passwordResetUrl(token)
  return `Con questo link si sceglie la nuova password; vale un'ora e una volta sola:\n${url}`
}

/** Waits until the email is sent: the command line must report a failure. */
async function sendLink(options: AccountCommandOptions, account: Account): Promise<string> {
  const { config, db } = options
  const email = await credentialsRepository(db).resetAddressOf(account)
  if (!email)
    throw new Error(
      `${account.email} è un indirizzo cambiato e non ancora confermato: aggiungi --stampa e consegna il link a chi conosci.`,
    )
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDir: join(config.dataDir, 'outbox'),
    log: { info() {}, warn() {}, error() {} },
  })
  const newEmail = isSameAddress(email, account.email) ? null : account.email
  const letter = { kind: 'reset', userId: account.id, email, name: account.name, newEmail } as const
  const outcome = await mailer.sendOnce(await linksOf(options).write(letter))
  await mailer.close()
  if (outcome.state !== 'sent')
    throw new Error(
      `L'e-mail non è partita (${outcome.message}). Riprova, o aggiungi --stampa per leggere il link qui.`,
    )
  return email
}
