import { z } from 'zod'

/** What an administrator needs besides the login, and what he has. */
export const SecondFactor = z.object({
  /** The site lets nobody administer without one. */
  isRequired: z.boolean(),
  /** 'confirm': not confirmed in this session; 'set_up': there is none, and the site demands one. */
  need: z.enum(['none', 'confirm', 'set_up']),
  hasPasskey: z.boolean(),
  /** ISO 8601 instant since which an app for codes is set up. */
  totpSince: z.string().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Six digits of the app, or a recovery code. */
export const SecondFactorCode = z.object({
  code: z
    .string('Scrivi il codice')
    .trim()
    .min(6, "Il codice dell'app ha 6 cifre")
    .max(40, 'Il codice è troppo lungo'),
})
export type SecondFactorCode = z.infer<typeof SecondFactorCode>

/** For the app: the secret once as text, once as a picture to point the camera at. */
export const TotpSetup = z.object({
  /** Base32 (RFC 4648). */
  secret: z.string(),
  /** Key URI 'otpauth://totp/…'. */
  uri: z.string(),
  /** The URI as a QR code: an SVG document. */
  qr: z.string(),
})
export type TotpSetup = z.infer<typeof TotpSetup>

/** Shown once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
