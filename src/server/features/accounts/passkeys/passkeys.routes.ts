import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
import { ApiError } from '#contracts/api-error.ts'
import { RowParams } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import type { PasskeyCeremonies } from '#server/features/accounts/passkeys/passkey-ceremonies.ts'
import {
  type AddRefusal,
  type PasskeysRepository,
  toPasskey,
} from '#server/features/accounts/passkeys/passkeys.repository.ts'
import type { PasswordConfirmation } from '#server/features/accounts/proofs/confirm-password.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { type LetterSender, letterTo } from '#server/mail/letter-sender.ts'
import { serve } from '#server/plugins/serve.ts'

export interface PasskeysRoutesOptions {
  passkeys: PasskeysRepository
  ceremonies: Pick<PasskeyCeremonies, 'optionsToAdd' | 'checkNew'>
  sessions: Pick<SessionKeeper, 'guard' | 'of' | 'confirm'>
  confirmPassword: PasswordConfirmation
  letters: Pick<LetterSender, 'send'>
}

const tags = ['account']
const gone = () => new AppError('not_found', 'Questa passkey è già stata tolta')

const REFUSALS: Readonly<Record<AddRefusal, () => AppError>> = {
  taken: () =>
    new AppError('conflict', 'Questa passkey è già collegata a un account: non serve aggiungerla.'),
  too_many: () =>
    new AppError('conflict', `Un account tiene al massimo ${MAX_PASSKEYS} passkey: togline una che non usi.`),
}

export const passkeysRoutes =
  (options: PasskeysRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { passkeys, sessions, confirmPassword, letters } = options
    const onRequest = sessions.guard('Accedi per gestire le tue passkey')
    await app.register(addingPasskeys(options))

    const list = { response: { 200: Passkeys, 401: ApiError }, tags, summary: 'Le tue passkey' }
    serve(app, listPasskeys, { schema: list, onRequest }, async (request) =>
      (await passkeys.list(sessions.of(request).account.id)).map(toPasskey),
    )

    const rename = {
      params: RowParams,
      body: PasskeyName,
      response: { 200: Passkey, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
      tags,
      summary: 'Cambia il nome di una passkey',
    }
    serve(app, renamePasskey, { schema: rename, onRequest }, async (request) => {
      const { account } = sessions.of(request)
      const renamed = await passkeys.rename(account.id, request.params.id, request.body.name)
      if (!renamed) throw gone()
      return toPasskey(renamed)
    })

    const remove = {
      params: RowParams,
      body: PasswordAgain,
      response: { 204: z.void(), 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError, 429: ApiError },
      tags,
      summary: 'Toglie una passkey',
      description: 'Chiede la password attuale e avvisa per e-mail.',
    }
    serve(app, removePasskey, { schema: remove, onRequest }, async (request, reply) => {
      const { account } = sessions.of(request)
      await confirmPassword(request.ip, account, request.body.currentPassword)
      if (!(await passkeys.remove(account.id, request.params.id))) throw gone()
      await letters.send(letterTo(account, 'passkey_removed'))
      return reply.code(204).send()
    })
  }

const addingPasskeys =
  (options: PasskeysRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const { passkeys, ceremonies, sessions, confirmPassword, letters } = options
    const onRequest = sessions.guard('Accedi per aggiungere una passkey')
    const begin = {
      body: PasswordAgain,
      response: {
        200: PasskeyOptions,
        400: ApiError,
        401: ApiError,
        403: ApiError,
        409: ApiError,
        429: ApiError,
      },
      tags,
      summary: 'Opzioni per creare una passkey',
      description:
        'Chiede la password attuale. La risposta va a navigator.credentials.create; vale dieci minuti, una volta, ' +
        'per questa sessione.',
    }
    serve(app, beginPasskey, { schema: begin, onRequest }, async (request) => {
      const { account, tokenHash } = sessions.of(request)
      await confirmPassword(request.ip, account, request.body.currentPassword)
      const known = await passkeys.list(account.id)
      if (known.length >= MAX_PASSKEYS) throw REFUSALS.too_many()
      return ceremonies.optionsToAdd(account, { holderHash: tokenHash, known })
    })

    const add = {
      body: NewPasskey,
      response: { 201: Passkey, 400: ApiError, 401: ApiError, 403: ApiError, 409: ApiError },
      tags,
      summary: 'Aggiunge una passkey',
      description: 'Avvisa per e-mail.',
    }
    serve(app, keepPasskey, { schema: add, onRequest }, async (request, reply) => {
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
      if (account.isAdmin) await sessions.confirm(session) // a finger, a face or a PIN was asked for
      await letters.send(letterTo(account, 'passkey_added'))
      return reply.code(201).send(toPasskey(added))
    })
  }
