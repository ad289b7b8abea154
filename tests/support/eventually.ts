import { vi } from 'vitest'

/** What a server does after its answer takes as long as the machine is busy; no test measures time with this. */
const PATIENCE_MS = 120_000

/** The first result of a check that does not throw. Throws what the last one threw when none succeeds. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
