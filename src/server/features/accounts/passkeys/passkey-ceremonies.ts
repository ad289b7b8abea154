/**
 * Server side of WebAuthn: challenges, and the verification of signatures. RP ID and origin come from
 * PUBLIC_URL. User verification (fingerprint, face or PIN) is always required.
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

/** The lifetime is long, because passkey autofill gets its challenge when the login page opens. */
const CHALLENGE_LIFETIME_S = 10 * 60
const RP_NAME = 'Cornicione'
const ALGORITHMS = [-8, -7, -257]

/**
 * The WebAuthn user handle (at most 64 bytes). It is the same for all passkeys of an account, so that a
 * device stores only one passkey for it. It contains no personal data.
 */
const userHandleOf = ({ id, createdAt }: Pick<Account, 'id' | 'createdAt'>): string =>
  hashToken(`passkey ${id} ${createdAt.toISOString()}`)

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
      }).catch(() => undefined) // the library throws on an invalid answer
      return checked?.registrationInfo?.credential
    },

    async optionsToEnter(holderHash: string): Promise<PasskeyOptions> {
      const { generateAuthenticationOptions } = await library()
      const challenge = await given.newChallenge({ purpose: 'login', holderHash })
      const timeout = CHALLENGE_LIFETIME_S * 1000
      return {
        ...(await generateAuthenticationOptions({ rpID, challenge, timeout, userVerification: 'required' })),
      }
    },

    takeSigned: (credential: PasskeyLogin['credential'], holderHash: string): Promise<string | undefined> =>
      given.takeChallenge(credential.response.clientDataJSON, { purpose: 'login', holderHash }),

    /** The passkey's new signature counter; undefined if the signature is invalid or of another account. */
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
      }).catch(() => undefined) // the library throws on an invalid answer
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined
    },
  }
}

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

  /** The signed challenge, if we issued it to this browser for this use. It cannot be used again, even if the
   * signature turns out to be invalid. */
  async takeChallenge(clientDataJSON: string, use: ChallengeUse): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON)
    return challenge && (await challenges.take(hashToken(challenge), use)) ? challenge : undefined
  },
})

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
