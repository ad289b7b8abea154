import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the end-to-end tests find their own server: a port of theirs, so that a running site is not disturbed. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 38_217)
export const E2E_ORIGIN = `http://127.0.0.1:${E2E_PORT}`
/** Everything that server keeps. It begins empty and goes when the server ends; its mail lies in `outbox`. */
export const E2E_DATA_DIR = join(tmpdir(), `cornicione-e2e-${E2E_PORT}`)
/** Who administers it. */
export const E2E_ADMIN = { email: 'redazione@example.it', password: 'farina e acqua' } as const
/** Sites to import from, one for each browser window of the tests: they run side by side. */
export const E2E_STUB_PORTS = { desktop: E2E_PORT + 1, phone: E2E_PORT + 2 } as const
