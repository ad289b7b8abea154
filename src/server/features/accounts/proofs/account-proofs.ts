import * as accounts from '#contracts/accounts/accounts.endpoints.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import * as people from '#contracts/users/admin-users.endpoints.ts'

/**
 * - `nothing`: no proof beyond the login and the checks of the route itself.
 * - `proof`: a password, passkey or code must have been given in the last ten minutes. A user with a second
 *   factor must also have confirmed it in this session.
 * - `passwordIn`: like `proof`, but the password in this field of the request counts as well.
 */
export type AskedProof = 'nothing' | 'proof' | { passwordIn: string }

const again = { passwordIn: 'currentPassword' } as const

const ACCOUNTS: Readonly<Record<keyof typeof accounts, AskedProof>> = {
  getMe: 'nothing',
  startSession: 'nothing',
  endSession: 'nothing',
  registerAccount: 'nothing',
  openVerification: 'nothing',
  verifyEmail: 'nothing',
  resendVerification: 'nothing',
  requestPasswordReset: 'nothing',
  resetPassword: 'nothing',
  undoAddressChange: 'nothing',
  saveProfile: again,
  changePassword: again,
  deleteAccount: { passwordIn: 'password' },
  exportPersonalData: 'proof',
  listSessions: 'nothing',
  endOneSession: 'proof',
  endOtherSessions: 'proof',
  listPasskeys: 'nothing',
  beginPasskey: again,
  keepPasskey: 'proof',
  renamePasskey: 'proof',
  removePasskey: again,
  beginPasskeyLogin: 'nothing',
  startSessionByPasskey: 'nothing',
  getSecondFactor: 'nothing',
  confirmSecondFactor: 'nothing',
  proveIdentity: 'nothing',
  beginTotp: again,
  activateTotp: 'proof',
  renewRecoveryCodes: again,
  removeTotp: again,
  getKitchen: 'nothing',
  keepKitchen: 'nothing',
}

const PEOPLE: Readonly<Record<keyof typeof people, AskedProof>> = {
  listUsers: 'nothing',
  changeUser: 'proof',
  endUserSessions: 'proof',
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
const askedOf = <Name extends string>(
  endpoints: Readonly<Record<Name, Endpoint>>,
  proofs: Readonly<Record<Name, AskedProof>>,
) => (Object.keys(proofs) as Name[]).map((name) => [nameOf(endpoints[name]), proofs[name]] as const)

const ASKED: ReadonlyMap<string, AskedProof> = new Map([
  ...askedOf(accounts, ACCOUNTS),
  ...askedOf(people, PEOPLE),
])

export const askedProof = (method: string, path: string): AskedProof =>
  ASKED.get(`${method === 'HEAD' ? 'GET' : method} ${path}`) ?? 'nothing'
