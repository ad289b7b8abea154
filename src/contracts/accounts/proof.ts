import { z } from 'zod'
import { PasskeyLogin } from './passkeys.ts'
import { SecondFactorCode } from './second-factor.ts'

export const PasswordProof = z.object({
  password: z.string('Scrivi la tua password').min(1, 'Scrivi la tua password').max(256),
})

export const Proof = z.union([PasskeyLogin, SecondFactorCode, PasswordProof])
export type Proof = z.infer<typeof Proof>
