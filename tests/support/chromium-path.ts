import { existsSync } from 'node:fs'
import browserPaths from './browser-paths.json' with { type: 'json' }

/** The browser of tests and measurements: the one named by CHROMIUM_PATH, else the first that is installed. */
export const CHROMIUM_PATH =
  process.env.CHROMIUM_PATH ?? browserPaths.find((path) => existsSync(path)) ?? 'chromium'
