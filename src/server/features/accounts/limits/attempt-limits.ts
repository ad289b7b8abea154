/**
 * Wrong passwords for an account lock out the attacker's IP address. Attempts from many IP addresses lock the
 * account for all IP addresses, except those from which the owner has logged in during the last 30 days.
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
  passwordOfAccount: { max: 10, windowS: 15 * MINUTE_S },
  passwordFromStrangers: { max: 50, windowS: HOUR_S },
  /** Wrong passwords from one IP address for any account. The limit is high, because a whole school may share
   * the address. */
  passwordFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  passkeyFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  passkeyChallenge: { max: 600, windowS: 15 * MINUTE_S },
  secondFactorCode: { max: 10, windowS: 15 * MINUTE_S },
  registration: { max: 60, windowS: HOUR_S },
  takenRegistration: { max: 60, windowS: HOUR_S },
  resend: { max: 3, windowS: HOUR_S },
  resendRequest: { max: 60, windowS: HOUR_S },
  resetRequest: { max: 60, windowS: HOUR_S },
  /** Reset emails to one account. Above the limit no email is sent, and the caller gets no error. */
  resetMail: { max: 5, windowS: HOUR_S },
  newsletterLetter: { max: 3, windowS: HOUR_S },
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

    /** Like `take`, but returns false above the limit. It is for requests whose response must not reveal the
     * limit. */
    async isWithin(name: LimitName, who: string): Promise<boolean> {
      return (await count(name, who)).count <= LIMITS[name].max
    },

    /**
     * Call before a password check. Counts the attempt for the IP address, and for the IP address together
     * with the account. Unless the owner has logged in from this IP address in the last 30 days, it also
     * counts for the account. An unregistered email address is counted in the same way. A form shows the
     * error at `field`.
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
        await giveBack() // the password was not checked, so the attempt does not count
        throw error
      }
      return {
        async succeeded() {
          await giveBack()
          await attempts.clear(keyOf('passwordOfAccount', pair))
        },
      }
    },

    /** For 30 days, attempts from other IP addresses cannot lock the owner out at this IP address. */
    knowCaller: (caller: string, email: string): Promise<void> =>
      attempts.mark(knownKey(caller, email.toLowerCase()), KNOWN_CALLER_S),
  }
}
export type AttemptLimits = ReturnType<typeof attemptLimits>

function tooMany(retryAfterS: number, field?: string, says = 'Troppi tentativi.'): AppError {
  const message = `${says} Riprova tra ${waitingTime(retryAfterS)}.`
  return new AppError('too_many', message, { retryAfterS, ...(field && { fields: { [field]: message } }) })
}
