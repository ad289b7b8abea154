import type { LaunchOptions } from '@playwright/test'
import { CHROMIUM_PATH } from './chromium-path.ts'

/** The browser of all tests: quiet, without a graphics card, and alone on this machine. */
export const CHROMIUM_LAUNCH: LaunchOptions = {
  executablePath: CHROMIUM_PATH,
  // In the plain C locale it could not write a download into a folder whose name has an accent.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No page of a test finds another machine: what it asks of one is heard, and fails the test.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ],
}
