import { AppError } from '../app-error.ts'

export interface Turns {
  /** How many run beside each other. */
  atOnce: number
  /** How many may wait; further ones are refused. */
  mostWaiting: number
  /** What he is told. */
  message: string
  retryAfterS: number
}

/** Runs work of one kind a few at a time, in the order in which it came. Rejects with 503 when too much waits. */
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
