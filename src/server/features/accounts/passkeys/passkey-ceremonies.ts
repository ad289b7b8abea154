/**
 * What WebAuthn asks of a site: numbers to sign, and the check of what was signed. The name of the site and its origin
 * are those of PUBLIC_URL; a finger, a face or a PIN is always asked for.
 */
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskey, PasskeyLogin, PasskeyOptions } from '#contracts/accounts/passkeys.ts'
import { hashToken, newToken } from '../mailed-links/secret-token.ts'
import type { Account } from '../users/users.repository.ts'
import type { ChallengeUse, PasskeyChallengesRepository } from './passkey-challenges.repository.ts'
import type { StoredPasskey } from './passkeys.repository.ts'

/** Also of the offer beside the field for the address, which waits while somebody reads the login page. */
const CHALLENGE_LIFETIME_S = 10 * 60
const RP_NAME = 'Cornicione'
/** EdDSA, ES256 and RS256 (COSE): between them what every device can. */
const ALGORITHMS = [-8, -7, -257]

/**
 * What devices call the account (at most 64 bytes): the same for all of its passkeys, so that a device keeps one for it,
 * and nothing that says whose it is.
 */
const userHandleOf = ({ id, createdAt }: Pick<Account, 'id' | 'createdAt'>): string =>
  hashToken(`passkey ${id} ${createdAt.toISOString()}`)

/** A server that nobody asks for a passkey never reads the library: it weighs more than the rest of the accounts. */
const library = () => import('@simplewebauthn/server')

type Registered = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo']['credential']

export interface PasskeyCeremoniesOptions {
  challenges: PasskeyChallengesRepository
  publicUrl: string
}

export const passkeyCeremonies = ({ challenges, publicUrl }: PasskeyCeremoniesOptions) => {
  const rpID = new URL(publicUrl).hostname
  const given = challengeKeeper(challenges)
  return {
    async optionsToAdd(
      account: Account,
      { holderHash, known }: { holderHash: string; known: StoredPasskey[] },
    ): Promise<PasskeyOptions> {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userName: account.email,
        userDisplayName: account.name,
        userID: Uint8Array.from(Buffer.from(userHandleOf(account), 'base64url')),
        challenge: await given.newChallenge({ purpose: 'add', holderHash }),
        timeout: CHALLENGE_LIFETIME_S * 1000,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { ...options }
    },

    /** The new key; undefined when the number is not ours, or anything about the answer is wrong. */
    async checkNew(
      credential: NewPasskey['credential'],
      holderHash: string,
    ): Promise<Registered | undefined> {
      const { clientDataJSON } = credential.response
      const expectedChallenge = await given.takeChallenge(clientDataJSON, { purpose: 'add', holderHash })
      if (!expectedChallenge) return undefined
      const { verifyRegistrationResponse } = await library()
      const checked = await verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: publicUrl,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => undefined) // what does not fit is thrown
      return checked?.registrationInfo?.credential
    },

    /** Names no account: the browser offers the passkeys that it has for this site. */
    async optionsToEnter(holderHash: string): Promise<PasskeyOptions> {
      const { generateAuthenticationOptions } = await library()
      const challenge = await given.newChallenge({ purpose: 'login', holderHash })
      const timeout = CHALLENGE_LIFETIME_S * 1000
      return {
        ...(await generateAuthenticationOptions({ rpID, challenge, timeout, userVerification: 'required' })),
      }
    },

    /** The number that was signed, used up; undefined when it is not ours, not this browser's, or too old. */
    takeSigned: (credential: PasskeyLogin['credential'], holderHash: string): Promise<string | undefined> =>
      given.takeChallenge(credential.response.clientDataJSON, { purpose: 'login', holderHash }),

    /** How often the device says that it was used; undefined when the signature is not this passkey's. */
    async checkSigned(
      credential: PasskeyLogin['credential'],
      { passkey, account }: { passkey: StoredPasskey; account: Account },
      expectedChallenge: string,
    ): Promise<number | undefined> {
      const named = credential.response.userHandle
      if (named && named !== userHandleOf(account)) return undefined
      const { verifyAuthenticationResponse } = await library()
      const checked = await verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: publicUrl,
        expectedRPID: rpID,
        credential: keyOf(passkey),
        requireUserVerification: true,
      }).catch(() => undefined) // what does not fit is thrown
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined
    },
  }
}
export type PasskeyCeremonies = ReturnType<typeof passkeyCeremonies>

const keyOf = ({ credentialId, publicKey, counter }: StoredPasskey) => ({
  id: credentialId,
  publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
  counter,
})

const challengeKeeper = (challenges: PasskeyChallengesRepository) => ({
  async newChallenge(use: ChallengeUse) {
    const challenge = newToken()
    await challenges.create(hashToken(challenge), use, CHALLENGE_LIFETIME_S)
    return Uint8Array.from(Buffer.from(challenge, 'base64url'))
  },

  /** The number that was signed, when it is one of ours for this browser; it is used up, whatever comes of it. */
  async takeChallenge(clientDataJSON: string, use: ChallengeUse): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON)
    return challenge && (await challenges.take(hashToken(challenge), use)) ? challenge : undefined
  },
})

/** What the browser says that was signed; the library checks the rest of it. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
