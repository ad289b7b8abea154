import type { MyOven } from '#domain/oven-guide/my-oven.ts'
import { endpoint } from '../endpoint.ts'
import type { Message } from '../newsletter/newsletter.ts'
import type {
  AccountDeletion,
  Login,
  MailedToken,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  ProfileChange,
  Registration,
  VerificationRequest,
} from './account.ts'
import type { OpenSession } from './open-sessions.ts'
import type {
  NewPasskey,
  Passkey,
  PasskeyLogin,
  PasskeyName,
  PasskeyOptions,
  PasswordAgain,
} from './passkeys.ts'
import type { PersonalData } from './personal-data.ts'
import type { Proof } from './proof.ts'
import type { RecoveryCodes, SecondFactor, SecondFactorCode, TotpSetup } from './second-factor.ts'
import type { User } from './user.ts'

export const getMe = endpoint<{ response: User | undefined }>('GET', '/api/auth/me')
export const startSession = endpoint<{ body: Login; response: User }>('POST', '/api/auth/login')
export const endSession = endpoint('POST', '/api/auth/logout')
export const registerAccount = endpoint<{ body: Registration; response: User }>('POST', '/api/auth/register')
export const openVerification = endpoint<{ query: { token: string } }>('GET', '/api/auth/verify')
export const verifyEmail = endpoint<{ body: MailedToken; response: Message }>('POST', '/api/auth/verify')
export const undoAddressChange = endpoint<{ body: MailedToken; response: Message }>(
  'POST',
  '/api/auth/undo-address-change',
)
export const resendVerification = endpoint<{ body?: VerificationRequest; response: Message }>(
  'POST',
  '/api/auth/resend-verification',
)
export const requestPasswordReset = endpoint<{ body: PasswordResetRequest; response: Message }>(
  'POST',
  '/api/auth/forgot-password',
)
export const resetPassword = endpoint<{ body: PasswordReset; response: Message }>(
  'POST',
  '/api/auth/reset-password',
)
export const saveProfile = endpoint<{ body: ProfileChange; response: User }>('PUT', '/api/auth/profile')
export const changePassword = endpoint<{ body: PasswordChange; response: Message }>(
  'PUT',
  '/api/auth/password',
)
export const listSessions = endpoint<{ response: OpenSession[] }>('GET', '/api/auth/sessions')
export const endOneSession = endpoint<{ params: { id: number } }>('DELETE', '/api/auth/sessions/:id')
export const endOtherSessions = endpoint('DELETE', '/api/auth/other-sessions')
export const listPasskeys = endpoint<{ response: Passkey[] }>('GET', '/api/auth/passkeys')
export const beginPasskey = endpoint<{ body: PasswordAgain; response: PasskeyOptions }>(
  'POST',
  '/api/auth/passkeys/options',
)
export const keepPasskey = endpoint<{ body: NewPasskey; response: Passkey }>('POST', '/api/auth/passkeys')
export const renamePasskey = endpoint<{ params: { id: number }; body: PasskeyName; response: Passkey }>(
  'PATCH',
  '/api/auth/passkeys/:id',
)
export const removePasskey = endpoint<{ params: { id: number }; body: PasswordAgain }>(
  'DELETE',
  '/api/auth/passkeys/:id',
)
export const beginPasskeyLogin = endpoint<{ response: PasskeyOptions }>(
  'POST',
  '/api/auth/passkey-login/options',
)
export const startSessionByPasskey = endpoint<{ body: PasskeyLogin; response: User }>(
  'POST',
  '/api/auth/passkey-login',
)
export const getSecondFactor = endpoint<{ response: SecondFactor }>('GET', '/api/auth/second-factor')
export const proveIdentity = endpoint<{ body: Proof }>('POST', '/api/auth/proof')
export const confirmSecondFactor = endpoint<{ body: SecondFactorCode; response: SecondFactor }>(
  'POST',
  '/api/auth/second-factor/confirm',
)
export const beginTotp = endpoint<{ body: PasswordAgain; response: TotpSetup }>(
  'POST',
  '/api/auth/second-factor/totp',
)
export const activateTotp = endpoint<{ body: SecondFactorCode; response: RecoveryCodes }>(
  'PUT',
  '/api/auth/second-factor/totp',
)
export const renewRecoveryCodes = endpoint<{ body: PasswordAgain; response: RecoveryCodes }>(
  'POST',
  '/api/auth/second-factor/recovery-codes',
)
export const removeTotp = endpoint<{ body: PasswordAgain }>('DELETE', '/api/auth/second-factor/totp')
export const getMyOven = endpoint<{ response: MyOven | undefined }>('GET', '/api/auth/oven')
export const keepMyOven = endpoint<{ body: MyOven; response: MyOven }>('PUT', '/api/auth/oven')
export const exportPersonalData = endpoint<{ response: PersonalData }>('GET', '/api/auth/export')
export const deleteAccount = endpoint<{ body: AccountDeletion }>('DELETE', '/api/auth/account')
