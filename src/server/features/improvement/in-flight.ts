import { AppError } from '#server/app-error.ts'

/** Seconds after which a visitor may try again whose two answers are still being written. */
const RETRY_AFTER_S = 5

/** How many answers of the model are on their way for each visitor. */
export const inFlight = (max: number) => {
  const counts = new Map<string, number>()
  const isFull = (caller: string) => (counts.get(caller) ?? 0) >= max
  return {
    isFull,
    /** Runs it, or throws `too_many` when `max` of this caller are running already. */
    async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
      if (isFull(caller)) {
        const message = `Hai già ${max} richieste in corso: aspetta che finiscano e riprova.`
        throw new AppError('too_many', message, { retryAfterS: RETRY_AFTER_S })
      }
      counts.set(caller, (counts.get(caller) ?? 0) + 1)
      try {
        return await work()
      } finally {
        const left = (counts.get(caller) ?? 1) - 1
        if (left > 0) counts.set(caller, left)
        else counts.delete(caller)
      }
    },
  }
}
