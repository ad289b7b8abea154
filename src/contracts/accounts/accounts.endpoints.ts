import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { get, patch, post, put, remove } from '../endpoint.ts'
import type { KitchenChange } from '../kitchen/kitchen.ts'
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

export const getMe = get<{ response: User | undefined }>('/api/auth/me')
export const startSession = post<{ body: Login; response: User }>('/api/auth/login')
export const endSession = post('/api/auth/logout')
export const registerAccount = post<{ body: Registration; response: User }>('/api/auth/register')
export const openVerification = get<{ query: { token: string } }>('/api/auth/verify')
export const verifyEmail = post<{ body: MailedToken; response: Message }>('/api/auth/verify')
export const undoAddressChange = post<{ body: MailedToken; response: Message }>(
  '/api/auth/undo-address-change',
)
export const resendVerification = post<{ body?: VerificationRequest; response: Message }>(
  '/api/auth/resend-verification',
)
export const requestPasswordReset = post<{ body: PasswordResetRequest; response: Message }>(
  '/api/auth/forgot-password',
)
export const resetPassword = post<{ body: PasswordReset; response: Message }>('/api/auth/reset-password')
export const saveProfile = put<{ body: ProfileChange; response: User }>('/api/auth/profile')
export const changePassword = put<{ body: PasswordChange; response: Message }>('/api/auth/password')
export const listSessions = get<{ response: OpenSession[] }>('/api/auth/sessions')
export const endOneSession = remove<{ params: { id: number } }>('/api/auth/sessions/:id')
export const endOtherSessions = remove('/api/auth/other-sessions')
export const listPasskeys = get<{ response: Passkey[] }>('/api/auth/passkeys')
export const beginPasskey = post<{ body: PasswordAgain; response: PasskeyOptions }>(
  '/api/auth/passkeys/options',
)
export const keepPasskey = post<{ body: NewPasskey; response: Passkey }>('/api/auth/passkeys')
export const renamePasskey = patch<{ params: { id: number }; body: PasskeyName; response: Passkey }>(
  '/api/auth/passkeys/:id',
)
export const removePasskey = remove<{ params: { id: number }; body: PasswordAgain }>('/api/auth/passkeys/:id')
export const beginPasskeyLogin = post<{ response: PasskeyOptions }>('/api/auth/passkey-login/options')
export const startSessionByPasskey = post<{ body: PasskeyLogin; response: User }>('/api/auth/passkey-login')
export const getSecondFactor = get<{ response: SecondFactor }>('/api/auth/second-factor')
export const proveIdentity = post<{ body: Proof }>('/api/auth/proof')
export const confirmSecondFactor = post<{ body: SecondFactorCode; response: SecondFactor }>(
  '/api/auth/second-factor/confirm',
)
export const beginTotp = post<{ body: PasswordAgain; response: TotpSetup }>('/api/auth/second-factor/totp')
export const activateTotp = put<{ body: SecondFactorCode; response: RecoveryCodes }>(
  '/api/auth/second-factor/totp',
)
export const renewRecoveryCodes = post<{ body: PasswordAgain; response: RecoveryCodes }>(
  '/api/auth/second-factor/recovery-codes',
)
export const removeTotp = remove<{ body: PasswordAgain }>('/api/auth/second-factor/totp')
export const getKitchen = get<{ response: Kitchen | undefined }>('/api/auth/oven')
export const keepKitchen = put<{ body: KitchenChange; response: Kitchen }>('/api/auth/oven')
export const exportPersonalData = get<{ response: PersonalData }>('/api/auth/export')
export const deleteAccount = remove<{ body: AccountDeletion }>('/api/auth/account')
