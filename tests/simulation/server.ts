import type { Clock } from '#server/clock.ts'

export interface Server {
  /** Also the name of its leases; one that comes back has another. */
  readonly name: string
  readonly index: number
  isAlive: boolean
  readonly clock: Clock
}
