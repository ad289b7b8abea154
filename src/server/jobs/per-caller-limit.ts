import { AppError } from '#server/app-error.ts'

interface Refusal {
  message: string
  /** Seconds after which the caller may try again. */
  retryAfterS: number
}

/** At most `max` pieces of work at once for each caller: a further one is refused with `too_many`, not queued. */
export function perCallerLimit(max: number, { message, retryAfterS }: Refusal) {
  const running = new Map<string, number>()
  const isFull = (caller: string) => (running.get(caller) ?? 0) >= max
  return {
    isFull,
    /** Runs the work; throws AppError 429 when the caller has `max` under way already. */
    async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
      if (isFull(caller)) throw new AppError('too_many', message, { retryAfterS })
      running.set(caller, (running.get(caller) ?? 0) + 1)
      try {
        return await work()
      } finally {
        const left = (running.get(caller) ?? 1) - 1
        if (left > 0) running.set(caller, left)
        else running.delete(caller)
      }
    },
  }
}
