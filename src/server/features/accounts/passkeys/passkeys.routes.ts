import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  beginPasskey,
  keepPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#contracts/accounts/accounts.endpoints.ts'
import {
  MAX_PASSKEYS,
  NewPasskey,
  Passkey,
  PasskeyName,
  PasskeyOptions,
  Passkeys,
  PasswordAgain,
} from '#contracts/accounts/passkeys.ts'
import { AppError } from '#server/app-error.ts'
import { type AddRefusal, toPasskey } from '#server/features/accounts/passkeys/passkeys.repository.ts'
import { letterTo } from '#server/mail/letter-sender.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { AccountServices } from '../account-services.ts'

const gone = () => new AppError('not_found', 'Questa passkey è già stata tolta')

const REFUSALS: Readonly<Record<AddRefusal, () => AppError>> = {
  taken: () =>
    new AppError('conflict', 'Questa passkey è già collegata a un account: non serve aggiungerla.'),
  too_many: () =>
    new AppError('conflict', `Un account tiene al massimo ${MAX_PASSKEYS} passkey: togline una che non usi.`),
}

export const passkeysRoutes =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { passkeys, sessions, confirmPassword, letters } = options
    const onRequest = sessions.guard('Accedi per gestire le tue passkey')
    await app.register(addingPasskeys(options))

    const list = { response: ok(Passkeys, 401), summary: 'Le tue passkey' }
    serve(app, listPasskeys, { ...list, onRequest }, async (request) =>
      (await passkeys.list(sessions.of(request).account.id)).map(toPasskey),
    )

    const rename = {
      body: PasskeyName,
      response: ok(Passkey, 400, 401, 403, 404),
      summary: 'Cambia il nome di una passkey',
    }
    serve(app, renamePasskey, { ...rename, onRequest }, async (request) => {
      const { account } = sessions.of(request)
      const renamed = await passkeys.rename(account.id, request.params.id, request.body.name)
      if (!renamed) throw gone()
      return toPasskey(renamed)
    })

    const remove = {
      body: PasswordAgain,
      response: nothing(400, 401, 403, 404, 429),
      summary: 'Toglie una passkey',
      description: 'Chiede la password attuale e avvisa per e-mail.',
    }
    serve(app, removePasskey, { ...remove, onRequest }, async (request) => {
      const { account } = sessions.of(request)
      await confirmPassword(request.ip, account, request.body.currentPassword)
      if (!(await passkeys.remove(account.id, request.params.id))) throw gone()
      await letters.send(letterTo(account, 'passkey_removed'))
    })
  }

const addingPasskeys =
  (options: AccountServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { passkeys, ceremonies, sessions, confirmPassword, letters } = options
    const onRequest = sessions.guard('Accedi per aggiungere una passkey')
    const begin = {
      body: PasswordAgain,
      response: ok(PasskeyOptions, 400, 401, 403, 409, 429),
      summary: 'Opzioni per creare una passkey',
      description:
        'Chiede la password attuale. La risposta va a navigator.credentials.create; vale dieci minuti, una volta, ' +
        'per questa sessione.',
    }
    serve(app, beginPasskey, { ...begin, onRequest }, async (request) => {
      const { account, tokenHash } = sessions.of(request)
      await confirmPassword(request.ip, account, request.body.currentPassword)
      const known = await passkeys.list(account.id)
      if (known.length >= MAX_PASSKEYS) throw REFUSALS.too_many()
      return ceremonies.optionsToAdd(account, { holderHash: tokenHash, known })
    })

    const add = {
      body: NewPasskey,
      response: created(Passkey, 400, 401, 403, 409),
      summary: 'Aggiunge una passkey',
      description: 'Avvisa per e-mail.',
    }
    serve(app, keepPasskey, { ...add, onRequest }, async (request) => {
      const session = sessions.of(request)
      const { account, tokenHash } = session
      const { name, credential } = request.body
      const checked = await ceremonies.checkNew(credential, tokenHash)
      if (!checked)
        throw new AppError(
          'invalid_input',
          'La passkey non è arrivata in tempo o non è stata accettata: ricomincia e conferma entro dieci minuti.',
        )
      const added = await passkeys.add(account.id, {
        name,
        credentialId: checked.id,
        publicKey: Buffer.from(checked.publicKey).toString('base64url'),
        counter: checked.counter,
        transports: credential.response.transports ?? [],
      })
      if (typeof added === 'string') throw REFUSALS[added]()
      if (account.isAdmin) await sessions.confirm(session) // the passkey verified the user (fingerprint, face or PIN)
      await letters.send(letterTo(account, 'passkey_added'))
      return toPasskey(added)
    })
  }
