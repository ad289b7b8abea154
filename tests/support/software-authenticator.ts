import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyLogin, PasskeyOptions } from '#contracts/accounts/passkeys.ts'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }
const AAGUID_B = 16

interface Behaviour {
  /** Where the page stands that asks; as the browser says it. */
  origin?: string
  /** The name of the site that the device keeps the passkey for. */
  rpId?: string
  /** A finger, a face or a PIN was asked for. */
  isVerified?: boolean
  /** How often the device says that it was used. */
  counter?: number
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A device with one passkey on the curve P-256 and its browser, as the API sees them (WebAuthn Level 3, sections 6 and 7). */
export function softwareAuthenticator(site = 'http://localhost:3000') {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = base64url(randomBytes(32))
  let userHandle: string | undefined

  const clientDataOf = (type: string, { challenge }: PasskeyOptions, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const headOf = (
    flags: number,
    { rpId = new URL(site).hostname, isVerified = true, counter = 0 }: Behaviour,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = FLAGS.userPresent | (isVerified ? FLAGS.userVerified : 0) | flags
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count])
  }

  return {
    id,

    /** Makes the passkey. */
    create(options: PasskeyOptions, behaviour: Behaviour = {}): NewPasskey['credential'] {
      userHandle = (options as { user?: { id?: string } }).user?.id
      const idBytes = Buffer.from(id, 'base64url')
      const authData = Buffer.concat([
        headOf(FLAGS.hasCredential, behaviour),
        Buffer.alloc(AAGUID_B),
        Buffer.from([0, idBytes.length]),
        idBytes,
        coseKey(keys.publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', options, behaviour.origin)),
          attestationObject: base64url(isoCBOR.encode(attestation as Map<string, never>)),
          transports: ['internal'],
        },
      }
    },

    /** Signs with it. */
    get(options: PasskeyOptions, behaviour: Behaviour = {}): PasskeyLogin['credential'] {
      const clientData = clientDataOf('webauthn.get', options, behaviour.origin)
      const authData = headOf(0, behaviour)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), keys.privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      }
    },
  }
}

/** RFC 9053, section 7.1: an EC2 key for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(key as Map<number, never>))
}
