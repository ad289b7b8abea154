import { AppError } from '../app-error.ts'

export interface Turns {
  atOnce: number
  mostWaiting: number
  message: string
  retryAfterS: number
}

/** Runs at most `atOnce` calls at the same time, in order of arrival. Rejects with 503 if too many wait. */
export function inTurn({ atOnce, mostWaiting, message, retryAfterS }: Turns) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting) throw new AppError('unavailable', message, { retryAfterS })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
