import { AppError } from '#server/app-error.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { callerOf } from '../limits/client-address.ts'
import { isPassword } from '../passwords/password-hash.ts'
import type { Account } from '../users/users.repository.ts'

export const WRONG_CURRENT = 'La password attuale non è corretta'

/** Somebody at an unlocked device of the user could guess the password, so the attempts are limited here,
 * too. */
export const confirmation =
  (limits: AttemptLimits) =>
  async (
    ip: string,
    account: Account,
    password: string,
    field = 'currentPassword',
    message = WRONG_CURRENT,
  ): Promise<void> => {
    const caller = callerOf(ip)
    await limits.knowCaller(caller, account.email) // the caller is logged in
    const attempt = await limits.takePassword(caller, account.email, field)
    if (!(await isPassword(password, account.passwordHash))) throw wrongPassword(field, message)
    await attempt.succeeded()
  }
export type PasswordConfirmation = ReturnType<typeof confirmation>

export const wrongPassword = (field: string, message: string) =>
  new AppError('invalid_input', message, { fields: { [field]: message } })
