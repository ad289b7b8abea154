import { AppError } from '#server/app-error.ts'

interface Refusal {
  message: string
  retryAfterS: number
}

export function perCallerLimit(max: number, { message, retryAfterS }: Refusal) {
  const running = new Map<string, number>()
  const isFull = (caller: string) => (running.get(caller) ?? 0) >= max
  return {
    isFull,
    /** Throws AppError 429 if the caller already has `max` calls in progress. */
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
