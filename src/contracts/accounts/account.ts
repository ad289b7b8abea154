import { z } from 'zod'

export const ACCOUNT_LIMITS = {
  username: { min: 3, max: 40 },
  name: { min: 2, max: 80 },
  password: { min: 6, leastOfAdmin: 12, max: 256 },
  email: { max: 254 },
} as const

const { username, name, password, email } = ACCOUNT_LIMITS
const tooLong = (max: number) => `Usa al massimo ${max} caratteri`

const Email = z
  .string('Inserisci un indirizzo e-mail valido')
  .trim()
  .max(email.max, 'Inserisci un indirizzo e-mail valido')
  .pipe(z.email('Inserisci un indirizzo e-mail valido'))
/**
 * Excludes control characters and lone surrogates. Also excludes invisible characters and direction marks,
 * because with them two different names could look the same.
 */
export const VISIBLE = /^[^\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]*$/u
export const STRANGE = 'Contiene caratteri non ammessi'
const NO_LINK = /^(?!.*(?:https?:\/\/|www\.))/isu
/** For names, which appear in emails: mail programs turn a bare host name into a link. User names never
 * appear in emails and may look like a host name: 'anna.rossi'. */
const NO_HOST = /^(?!.*(?:https?:\/\/|www\.|\p{L}{2,}\.\p{L}{2,}))/isu
const link = 'Non può contenere indirizzi web'

const Username = z
  .string('Il nome utente deve contenere almeno 3 caratteri')
  .trim()
  .regex(VISIBLE, STRANGE)
  .regex(NO_LINK, link)
  .min(username.min, 'Il nome utente deve contenere almeno 3 caratteri')
  .max(username.max, tooLong(username.max))
const Name = z
  .string('Il nome deve contenere almeno 2 caratteri')
  .trim()
  .regex(VISIBLE, STRANGE)
  .regex(NO_HOST, link)
  .min(name.min, 'Il nome deve contenere almeno 2 caratteri')
  .max(name.max, tooLong(name.max))

const passwordOf = (message: string) =>
  z.string(message).min(password.min, message).max(password.max, tooLong(password.max))

export const Login = z.object({
  email: Email,
  password: passwordOf('La password deve contenere almeno 6 caratteri'),
})
export type Login = z.infer<typeof Login>

export const Registration = z
  .object({
    username: Username,
    email: Email,
    name: Name,
    password: passwordOf('La password deve contenere almeno 6 caratteri'),
    passwordConfirm: z.string('Le password non corrispondono'),
  })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    message: 'Le password non corrispondono',
  })
export type Registration = z.infer<typeof Registration>

export const ProfileChange = z.object({
  name: Name,
  email: Email,
  username: Username,
  /** The profile that the form showed. If the stored profile differs from it, the change is refused. Without
   * this field, the last change wins. */
  basedOn: z.object({ name: z.string(), email: z.string(), username: z.string() }).optional(),
  /** Required only for a new email address: a stranger at a logged-in device must not take over the account. */
  currentPassword: z.string().max(password.max).optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const isBasedOn = (
  now: NonNullable<ProfileChange['basedOn']>,
  { basedOn }: Pick<ProfileChange, 'basedOn'>,
): boolean =>
  basedOn === undefined || (['name', 'email', 'username'] as const).every((key) => basedOn[key] === now[key])

export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

export const PASSWORD_FOR_ADDRESS = "Per cambiare l'e-mail scrivi la password attuale"

export const profileChangeOf = (email: string) =>
  ProfileChange.refine((wanted) => isSameAddress(wanted.email, email) || wanted.currentPassword, {
    path: ['currentPassword'],
    message: PASSWORD_FOR_ADDRESS,
  })

export const PasswordChange = z
  .object({
    currentPassword: z
      .string('La password attuale è richiesta')
      .min(1, 'La password attuale è richiesta')
      .max(256),
    newPassword: passwordOf('La nuova password deve contenere almeno 6 caratteri'),
    confirmPassword: z.string('Le password non corrispondono'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Le password non corrispondono',
  })
export type PasswordChange = z.infer<typeof PasswordChange>

export const PasswordResetRequest = z.object({ email: Email })
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>

export const MailedToken = z.object({ token: z.string().min(1).max(200) })
export type MailedToken = z.infer<typeof MailedToken>

export const VerificationRequest = z.object({ email: Email })
export type VerificationRequest = z.infer<typeof VerificationRequest>

export const PasswordReset = z
  .object({
    token: z.string().min(1).max(200),
    newPassword: passwordOf('La nuova password deve contenere almeno 6 caratteri'),
    confirmPassword: z.string('Le password non corrispondono'),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Le password non corrispondono',
  })
export type PasswordReset = z.infer<typeof PasswordReset>

export const AccountDeletion = z.object({
  password: z.string('La password è richiesta').min(1, 'La password è richiesta').max(256),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const Rating = z.object({
  rating: z.int('Il voto va da 1 a 5').min(1, 'Il voto va da 1 a 5').max(5, 'Il voto va da 1 a 5'),
})
export type Rating = z.infer<typeof Rating>

export const OwnRating = z.object({ recipeId: z.int(), rating: z.int() })
export type OwnRating = z.infer<typeof OwnRating>
