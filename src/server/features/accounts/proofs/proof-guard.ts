import type { FastifyRequest } from 'fastify'
import { ACCOUNT_LIMITS } from '#contracts/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '../sessions/sessions.ts'
import { askedProof } from './account-proofs.ts'
import type { PasswordConfirmation } from './confirm-password.ts'

export interface ProofGuardOptions {
  sessions: Pick<SessionKeeper, 'of' | 'needOf' | 'refresh'>
  confirmPassword: PasswordConfirmation
}

const CONFIRM_FIRST = "Prima conferma che sei tu, con il codice dell'app o con la passkey"
const PROVE_FIRST = "Prima conferma che sei tu: è passato un po' da quando hai fatto accesso"

/**
 * A preValidation hook of all API routes. It demands the proof that `askedProof` names, before the body is
 * validated.
 */
export const proofGuard =
  ({ sessions, confirmPassword }: ProofGuardOptions) =>
  async (request: FastifyRequest): Promise<void> => {
    const asked = askedProof(request.method, request.routeOptions.url ?? '')
    if (asked === 'nothing') return
    const session = sessions.of(request)
    if ((await sessions.needOf(session)) === 'confirm')
      throw new AppError('not_allowed', CONFIRM_FIRST, { missing: 'second_factor' })
    if (session.isFresh) return
    const field = asked === 'proof' ? undefined : asked.passwordIn
    const typed = field && typedIn(request.body, field)
    if (!field || !typed) throw new AppError('not_allowed', PROVE_FIRST, { missing: 'proof' })
    await confirmPassword(request.ip, session.account, typed, field)
    await sessions.refresh(session)
  }

function typedIn(body: unknown, field: string): string {
  const typed: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof typed === 'string' && typed.length <= ACCOUNT_LIMITS.password.max ? typed : ''
}
