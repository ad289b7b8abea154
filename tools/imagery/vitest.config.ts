import { defineConfig } from 'vitest/config'

/** A busy machine is slow, not wrong. */
const SLOW_MS = 180_000

export default defineConfig({
  test: { isolate: false, maxWorkers: 2, testTimeout: SLOW_MS, hookTimeout: SLOW_MS },
})
