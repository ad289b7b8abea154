import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AccountDeletion,
  isBasedOn,
  isSameAddress,
  PASSWORD_FOR_ADDRESS,
  PasswordChange,
  ProfileChange,
} from '#contracts/accounts/account.ts'
import { changePassword, deleteAccount, saveProfile } from '#contracts/accounts/accounts.endpoints.ts'
import { User } from '#contracts/accounts/user.ts'
import { outdated } from '#contracts/based-on.ts'
import { Message } from '#contracts/newsletter/newsletter.ts'
import { AppError } from '#server/app-error.ts'
import { callerOf } from '#server/features/accounts/limits/client-address.ts'
import type { CredentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { refuseWeakPassword } from '#server/features/accounts/passwords/password-rules.ts'
import { WRONG_CURRENT, wrongPassword } from '#server/features/accounts/proofs/confirm-password.ts'
import { refusingTaken } from '#server/features/accounts/users/taken.ts'
import { type Account, toUser } from '#server/features/accounts/users/users.repository.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { nothing, ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'

const refusals = [400, 401, 403, 409, 429] as const
const LOGIN_FIRST = 'Accedi per gestire il tuo profilo'

export const profileRoutes =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { users, credentials, sessions, letters, confirmPassword: confirm } = options
    app.addHook('onRequest', sessions.guard(LOGIN_FIRST))
    const profile = {
      body: ProfileChange,
      response: { ...ok(User, ...refusals), 409: outdated(User) },
      summary: 'Nome, e-mail e nome utente',
      description:
        "Un nuovo indirizzo chiede la password attuale ed è da confermare: parte un'e-mail, e una avvisa quello vecchio, che per 72 ore può annullare il cambio. Finché il nuovo non è confermato, la password si reimposta da quello vecchio. Al massimo tre cambi l'ora.",
    }
    serve(app, saveProfile, profile, async (request) => {
      const { account } = sessions.of(request)
      const { currentPassword, ...wanted } = request.body
      if (!isBasedOn(account, wanted)) throw changedElsewhere(account)
      if (!isSameAddress(wanted.email, account.email)) {
        if (!currentPassword) throw wrongPassword('currentPassword', PASSWORD_FOR_ADDRESS)
        await confirm(request.ip, account, currentPassword)
      }
      const changed = await changeProfile(options, account, wanted, callerOf(request.ip))
      if (!changed) throw new AppError('not_logged_in', LOGIN_FIRST)
      if ('outdated' in changed) throw changedElsewhere(changed.outdated)
      return toUser(changed)
    })

    const password = {
      body: PasswordChange,
      response: ok(Message, ...refusals),
      summary: 'Cambio della password',
      description: 'Chiude le altre sessioni; questa riceve un nuovo cookie.',
    }
    serve(app, changePassword, password, async (request, reply) => {
      const { account, isConfirmed } = sessions.of(request)
      const { currentPassword, newPassword } = request.body
      await confirm(request.ip, account, currentPassword)
      await refuseWeakPassword(newPassword, account, 'newPassword')
      const passwordHash = await hashPassword(newPassword)
      if (!(await credentials.changePassword(account, passwordHash)))
        throw wrongPassword('currentPassword', WRONG_CURRENT)
      await sessions.start(request, reply, { id: account.id, passwordHash }, { isConfirmed })
      await letters.send(letterTo(account, 'password_changed'))
      return { message: 'Password aggiornata' }
    })

    const deletion = {
      body: AccountDeletion,
      response: nothing(...refusals),
      summary: "Eliminazione dell'account",
      description: 'Elimina tutto; le valutazioni restano, senza il nome di chi le ha date.',
    }
    serve(app, deleteAccount, deletion, async (request, reply) => {
      const { account } = sessions.of(request)
      const wrong = ['password', 'La password non è corretta'] as const
      await confirm(request.ip, account, request.body.password, ...wrong)
      const refusal = await users.remove(account)
      if (refusal === 'new_password') throw wrongPassword(...wrong)
      if (refusal === 'last_admin') {
        throw new AppError('conflict', "Sei l'ultimo amministratore: nominane prima un altro.")
      }
      await sessions.end(request, reply)
    })
  }

const changedElsewhere = (account: Account) =>
  new AppError('conflict', "Il profilo è stato cambiato da un altro dispositivo o da un'altra scheda.", {
    kept: toUser(account),
  })

async function changeProfile(
  { credentials, limits, letters }: AccountServices,
  account: Account,
  wanted: Omit<ProfileChange, 'currentPassword'>,
  caller: string,
): ReturnType<CredentialsRepository['changeProfile']> {
  const isMoving = !isSameAddress(wanted.email, account.email)
  const sending = isMoving ? await limits.take('resend', String(account.id), 'email') : undefined
  try {
    const changed = await refusingTaken(() => credentials.changeProfile(account.id, wanted))
    if (!changed || 'outdated' in changed) await sending?.succeeded() // no email was sent, so the attempt does not count
    if (!changed || 'outdated' in changed || !isMoving) return changed
    await limits.knowCaller(caller, changed.email)
    await letters.send(letterTo(changed, 'verification'))
    await letters.send({ ...letterTo(account, 'address_changed'), newEmail: changed.email })
    return changed
  } catch (error) {
    await sending?.succeeded() // no email was sent, so the attempt does not count
    throw error
  }
}
