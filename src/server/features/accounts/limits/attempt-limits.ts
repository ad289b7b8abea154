/**
 * Rate limits. Guessing passwords locks out the attacker's IP address. An attacker with many IP addresses
 * locks out all addresses that are new to the account, but never those from which the owner logs in.
 */
import { waitingTime } from '#domain/words/waiting-time.ts'
import { AppError } from '#server/app-error.ts'
import type { AttemptsRepository } from './attempts.repository.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const KNOWN_CALLER_S = 30 * 24 * HOUR_S

interface Limit {
  max: number
  windowS: number
  says?: string
}

const LIMITS = {
  /** Wrong passwords for one account from one IP address; also where the password is asked again. */
  passwordOfAccount: { max: 10, windowS: 15 * MINUTE_S },
  /** Wrong passwords for one account from all IP addresses new to it. */
  passwordFromStrangers: { max: 50, windowS: HOUR_S },
  /** Wrong passwords from one IP address for any account; high, because a whole school may share the address. */
  passwordFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  passkeyFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  passkeyChallenge: { max: 600, windowS: 15 * MINUTE_S },
  secondFactorCode: { max: 10, windowS: 15 * MINUTE_S },
  registration: { max: 60, windowS: HOUR_S },
  /** Registrations refused because the name or address is taken: each refusal reveals an account. */
  takenRegistration: { max: 60, windowS: HOUR_S },
  resend: { max: 3, windowS: HOUR_S },
  resendRequest: { max: 60, windowS: HOUR_S },
  resetRequest: { max: 60, windowS: HOUR_S },
  /** Reset emails to one account, from all callers: further emails are silently not sent. */
  resetMail: { max: 5, windowS: HOUR_S },
  newsletterLetter: { max: 3, windowS: HOUR_S },
  /** Answers from one IP address to one invitation: enough for a family, fewer than the invitation allows. */
  inviteAnswer: {
    max: 10,
    windowS: HOUR_S,
    says: 'Da qui sono già arrivate 10 risposte a questo invito.',
  },
  wrongToken: { max: 30, windowS: 15 * MINUTE_S },
} as const satisfies Record<string, Limit>
type LimitName = keyof typeof LIMITS

export interface Attempt {
  succeeded(): Promise<void>
}

const knownKey = (caller: string, email: string) => `knownCaller ${caller} ${email}`

export const attemptLimits = (attempts: AttemptsRepository) => {
  const keyOf = (name: LimitName, who: string) => `${name} ${who}`
  const count = (name: LimitName, who: string) => attempts.count(keyOf(name, who), LIMITS[name].windowS)

  /** Counts one attempt and throws `too_many` above the limit; a form shows the error at `field`. */
  const take = async (name: LimitName, who: string, field?: string): Promise<Attempt> => {
    const { max, says }: Limit = LIMITS[name]
    const { count: counted, endsInS } = await count(name, who)
    if (counted > max) throw tooMany(Math.max(1, endsInS), field, says)
    return { succeeded: () => attempts.giveBack(keyOf(name, who)) }
  }

  return {
    take,

    /** Like `take`, but returns false above the limit: the caller must not notice the limit. */
    async isWithin(name: LimitName, who: string): Promise<boolean> {
      return (await count(name, who)).count <= LIMITS[name].max
    },

    /**
     * Call it before a password check. It counts for the caller, and for the caller with this account. If the
     * owner has never logged in from this IP address, it also counts for the account. An unregistered email
     * address counts the same way. A form shows the error at `field`.
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

    /** Marks this IP address as the owner's: from there, strangers cannot lock the owner out. */
    knowCaller: (caller: string, email: string): Promise<void> =>
      attempts.mark(knownKey(caller, email.toLowerCase()), KNOWN_CALLER_S),
  }
}
export type AttemptLimits = ReturnType<typeof attemptLimits>

function tooMany(retryAfterS: number, field?: string, says = 'Troppi tentativi.'): AppError {
  const message = `${says} Riprova tra ${waitingTime(retryAfterS)}.`
  return new AppError('too_many', message, { retryAfterS, ...(field && { fields: { [field]: message } }) })
}
