/** What each call asks of who is logged in, besides the login, before it changes who somebody is or what he may do. */
import * as accounts from '#contracts/accounts/accounts.endpoints.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import * as people from '#contracts/users/admin-users.endpoints.ts'

/**
 * - `nothing`: at most the login, and what stands in the route itself: a link of a mail, an administrator's power.
 * - `proof`: the second factor of who has one, confirmed in this session, and a password, a passkey or a code of the last
 *   ten minutes.
 * - a field: the same; the password that the call carries there is such a proof.
 */
export type AskedProof = 'nothing' | 'proof' | { passwordIn: string }

const again = { passwordIn: 'currentPassword' } as const

/** A call that is new has no entry, and the compiler asks for one. */
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
  getMyOven: 'nothing',
  keepMyOven: 'nothing',
}

/** Behind the guard of administrators, which asks for the second factor already. */
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

/** What the call asks of which a request is one: its method, and the pattern of its path. */
export const askedProof = (method: string, path: string): AskedProof =>
  ASKED.get(`${method === 'HEAD' ? 'GET' : method} ${path}`) ?? 'nothing'
