/** A server's process begins here: how modules are found stands before the first of them. */
import './direct-resolution.ts'

await import('./serve.ts')
