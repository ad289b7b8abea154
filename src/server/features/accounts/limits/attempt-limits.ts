/**
 * How often something may be tried. Who guesses at somebody's password locks out himself; who does it from many
 * addresses locks out all that are new to the account, never those from which its owner logs in.
 */
import { waitingTime } from '#domain/words/waiting-time.ts'
import { AppError } from '#server/app-error.ts'
import type { AttemptsRepository } from './attempts.repository.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** How long an address counts as one of the owner's, from his last login there. */
const KNOWN_CALLER_S = 30 * 24 * HOUR_S

interface Limit {
  max: number
  windowS: number
  /** What was done too often, where that is no attempt. */
  says?: string
}

const LIMITS = {
  /** Wrong passwords for one account from one address; also where a password is asked again. */
  passwordOfAccount: { max: 10, windowS: 15 * MINUTE_S },
  /** Wrong passwords for one account from all the addresses that are new to it. */
  passwordFromStrangers: { max: 50, windowS: HOUR_S },
  /** Wrong passwords from one address, for whatever account: a school makes mistakes too. */
  passwordFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  /** Passkeys from one address that were not accepted, for whatever account. */
  passkeyFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  /** Numbers to sign handed out to one address: every visit of the login page asks for one. */
  passkeyChallenge: { max: 600, windowS: 15 * MINUTE_S },
  /** Wrong codes of a second factor for one account: the password was right already. */
  secondFactorCode: { max: 10, windowS: 15 * MINUTE_S },
  registration: { max: 60, windowS: HOUR_S },
  /** Registrations refused because name or address exist: each tells that somebody has an account. */
  takenRegistration: { max: 60, windowS: HOUR_S },
  /** Verification mails to one account, asked for or caused by a new address. */
  resend: { max: 3, windowS: HOUR_S },
  /** Requests of visitors for a verification mail from one address. */
  resendRequest: { max: 60, windowS: HOUR_S },
  /** Requests for a reset from one address. */
  resetRequest: { max: 60, windowS: HOUR_S },
  /** Reset mails to one account from anywhere: further ones are silently not sent. */
  resetMail: { max: 5, windowS: HOUR_S },
  /** Letters that ask one address to confirm the newsletter, whoever asks for them: further ones are not sent. */
  newsletterLetter: { max: 3, windowS: HOUR_S },
  /** Answers from one address to one invitation: a whole family's, never all that the invitation takes. */
  inviteAnswer: {
    max: 10,
    windowS: HOUR_S,
    says: 'Da qui sono già arrivate 10 risposte a questo invito.',
  },
  /** Wrong tokens from one address. */
  wrongToken: { max: 30, windowS: 15 * MINUTE_S },
} as const satisfies Record<string, Limit>
type LimitName = keyof typeof LIMITS

export interface Attempt {
  /** It was no failure: it does not count. */
  succeeded(): Promise<void>
}

const knownKey = (caller: string, email: string) => `knownCaller ${caller} ${email}`

export const attemptLimits = (attempts: AttemptsRepository) => {
  const keyOf = (name: LimitName, who: string) => `${name} ${who}`
  const count = (name: LimitName, who: string) => attempts.count(keyOf(name, who), LIMITS[name].windowS)

  /** Counts one and throws `too_many` when that is one too many; a form shows it beside `field`. */
  const take = async (name: LimitName, who: string, field?: string): Promise<Attempt> => {
    const { max, says }: Limit = LIMITS[name]
    const { count: counted, endsInS } = await count(name, who)
    if (counted > max) throw tooMany(Math.max(1, endsInS), field, says)
    return { succeeded: () => attempts.giveBack(keyOf(name, who)) }
  }

  return {
    take,

    /** Like `take`, for callers who must not notice the limit: false when it is one too many. */
    async isWithin(name: LimitName, who: string): Promise<boolean> {
      return (await count(name, who)).count <= LIMITS[name].max
    },

    /**
     * Before a password is checked: counts for the caller, for the caller at this account and, unless its owner has
     * logged in from there, for the account. The same for an address that nobody has registered. A form shows a refusal
     * beside `field`.
     */
    async takePassword(caller: string, email: string, field?: string): Promise<Attempt> {
      const who = email.toLowerCase()
      const pair = `${caller} ${who}`
      const taken: Attempt[] = []
      const giveBack = async () => {
        for (const attempt of taken) await attempt.succeeded()
      }
      try {
        taken.push(await take('passwordFromAddress', caller, field))
        taken.push(await take('passwordOfAccount', pair, field))
        if (!(await attempts.isMarked(knownKey(caller, who))))
          taken.push(await take('passwordFromStrangers', who, field))
      } catch (error) {
        await giveBack() // it was not checked, so it is no wrong password
        throw error
      }
      return {
        async succeeded() {
          await giveBack()
          await attempts.clear(keyOf('passwordOfAccount', pair))
        },
      }
    },

    /** The owner of this account has shown himself at this address: strangers cannot lock him out there. */
    knowCaller: (caller: string, email: string): Promise<void> =>
      attempts.mark(knownKey(caller, email.toLowerCase()), KNOWN_CALLER_S),
  }
}
export type AttemptLimits = ReturnType<typeof attemptLimits>

function tooMany(retryAfterS: number, field?: string, says = 'Troppi tentativi.'): AppError {
  const message = `${says} Riprova tra ${waitingTime(retryAfterS)}.`
  return new AppError('too_many', message, { retryAfterS, ...(field && { fields: { [field]: message } }) })
}
