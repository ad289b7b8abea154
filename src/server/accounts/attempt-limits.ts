/**
 * How often something may be tried. A limit on an account always names the caller too: who guesses at somebody's
 * password locks out himself, never the owner elsewhere.
 */
import { AppError } from '#server/app-error.ts'
import type { AttemptsRepository } from './attempts.repository.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

interface Limit {
  max: number
  windowS: number
}

const LIMITS = {
  /** Wrong passwords for one account from one address; also where a password is asked again. */
  passwordOfAccount: { max: 10, windowS: 15 * MINUTE_S },
  /** Wrong passwords from one address, for whatever account: a school makes mistakes too. */
  passwordFromAddress: { max: 100, windowS: 15 * MINUTE_S },
  registration: { max: 60, windowS: HOUR_S },
  /** Registrations refused because name or address exist: each tells that somebody has an account. */
  takenRegistration: { max: 60, windowS: HOUR_S },
  resend: { max: 3, windowS: HOUR_S },
  /** Requests for a reset from one address. */
  resetRequest: { max: 60, windowS: HOUR_S },
  /** Reset mails to one account from anywhere: further ones are not sent, without a word to who asks. */
  resetMail: { max: 5, windowS: HOUR_S },
  /** Wrong tokens from one address. */
  wrongToken: { max: 30, windowS: 15 * MINUTE_S },
} as const satisfies Record<string, Limit>
type LimitName = keyof typeof LIMITS

export interface Attempt {
  /** It was no failure: it does not count. */
  succeeded(): Promise<void>
}

export const attemptLimits = (attempts: AttemptsRepository) => {
  const keyOf = (name: LimitName, who: string) => `${name} ${who}`
  const count = (name: LimitName, who: string) => attempts.count(keyOf(name, who), LIMITS[name].windowS)

  /** Counts one and throws `too_many` when that is one too many. */
  const take = async (name: LimitName, who: string): Promise<Attempt> => {
    const { count: counted, endsInS } = await count(name, who)
    if (counted > LIMITS[name].max) throw tooMany(Math.max(1, endsInS))
    return { succeeded: () => attempts.giveBack(keyOf(name, who)) }
  }

  return {
    take,

    /** As `take`, for who must not be told: false when it is one too many. */
    async isWithin(name: LimitName, who: string): Promise<boolean> {
      return (await count(name, who)).count <= LIMITS[name].max
    },

    /** Before a password is checked: counts for the caller, and for the caller at this account. */
    async takePassword(caller: string, email: string): Promise<Attempt> {
      const pair = `${caller} ${email.toLowerCase()}`
      const fromAddress = await take('passwordFromAddress', caller)
      try {
        await take('passwordOfAccount', pair)
      } catch (error) {
        await fromAddress.succeeded() // it was not checked, so it is no wrong password of the whole address
        throw error
      }
      return {
        async succeeded() {
          await fromAddress.succeeded()
          await attempts.clear(keyOf('passwordOfAccount', pair))
        },
      }
    },
  }
}
export type AttemptLimits = ReturnType<typeof attemptLimits>

function tooMany(retryAfterS: number): AppError {
  const minutes = Math.ceil(retryAfterS / MINUTE_S)
  const wait = minutes === 1 ? 'un minuto' : `${minutes} minuti`
  return new AppError('too_many', `Troppi tentativi. Riprova tra ${wait}.`, { retryAfterS })
}
