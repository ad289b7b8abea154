import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the end-to-end tests find their own server: a port of theirs, so that a running site is not disturbed. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 38_217)
export const E2E_ORIGIN = `http://${process.env.E2E_NAME ?? '127.0.0.1'}:${E2E_PORT}`
/** Everything that the server at a port keeps. It begins empty and goes when the server ends; its mail lies in `outbox`. */
export const dataDirOf = (port: number) => join(tmpdir(), `cornicione-e2e-${port}`)
/** Who administers it. */
export const E2E_ADMIN = { email: 'redazione@example.it', password: 'farina e acqua' } as const
