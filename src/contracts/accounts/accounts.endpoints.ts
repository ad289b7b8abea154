import type { MyOven } from '#domain/oven-guide/my-oven.ts'
import { endpoint } from '../endpoint.ts'
import type { Message } from '../newsletter/newsletter.ts'
import type {
  AccountDeletion,
  Login,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
  ProfileChange,
  Registration,
  VerificationRequest,
} from './account.ts'
import type { PersonalData } from './personal-data.ts'
import type { User } from './user.ts'

export const getMe = endpoint<{ response: User | undefined }>('GET', '/api/auth/me')
export const startSession = endpoint<{ body: Login; response: User }>('POST', '/api/auth/login')
export const endSession = endpoint('POST', '/api/auth/logout')
export const registerAccount = endpoint<{ body: Registration; response: User }>('POST', '/api/auth/register')
export const verifyEmail = endpoint<{ query: { token: string } }>('GET', '/api/auth/verify')
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
export const endOtherSessions = endpoint('DELETE', '/api/auth/other-sessions')
export const getMyOven = endpoint<{ response: MyOven | undefined }>('GET', '/api/auth/oven')
export const keepMyOven = endpoint<{ body: MyOven; response: MyOven }>('PUT', '/api/auth/oven')
export const exportPersonalData = endpoint<{ response: PersonalData }>('GET', '/api/auth/export')
export const deleteAccount = endpoint<{ body: AccountDeletion }>('DELETE', '/api/auth/account')
