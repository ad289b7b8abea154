import { z } from 'zod'

export const SecondFactor = z.object({
  isRequired: z.boolean(),
  /** 'confirm': the second factor is not yet confirmed in this session. 'set_up': it is required but not set
   * up. */
  need: z.enum(['none', 'confirm', 'set_up']),
  hasPasskey: z.boolean(),
  totpSince: z.string().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const SecondFactorCode = z.object({
  code: z
    .string('Scrivi il codice')
    .trim()
    .min(6, "Il codice dell'app ha 6 cifre")
    .max(40, 'Il codice è troppo lungo'),
})
export type SecondFactorCode = z.infer<typeof SecondFactorCode>

export const TotpSetup = z.object({
  /** Base32 (RFC 4648). */
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
})
export type TotpSetup = z.infer<typeof TotpSetup>

export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
