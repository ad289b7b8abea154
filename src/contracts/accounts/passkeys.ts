import { z } from 'zod'
import { STRANGE, VISIBLE } from './account.ts'

export const MAX_PASSKEYS = 20
const MAX_PASSKEY_NAME = 60

const instant = z.string()
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(16_384)

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof Passkey>
export const Passkeys = z.array(Passkey)

export const PasskeyName = z.object({
  name: z
    .string('Dai un nome alla passkey')
    .trim()
    .regex(VISIBLE, STRANGE)
    .min(1, 'Dai un nome alla passkey')
    .max(MAX_PASSKEY_NAME, `Usa al massimo ${MAX_PASSKEY_NAME} caratteri`),
})
export type PasskeyName = z.infer<typeof PasskeyName>

export const PasswordAgain = z.object({
  currentPassword: z
    .string('La password attuale è richiesta')
    .min(1, 'La password attuale è richiesta')
    .max(256),
})
export type PasswordAgain = z.infer<typeof PasswordAgain>

/** Options for `navigator.credentials`, with the field names of WebAuthn. */
export const PasskeyOptions = z.looseObject({ challenge: base64url })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  clientExtensionResults: z.record(z.string(), z.unknown()),
}

export const NewPasskey = PasskeyName.extend({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      /** Transports of WebAuthn, such as 'usb'. Unknown values are accepted. */
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const PasskeyLogin = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  }),
})
export type PasskeyLogin = z.infer<typeof PasskeyLogin>
