/** Entry point of a server process. The module resolution must be changed before any other import. */
import './direct-resolution.ts'

await import('./serve.ts')
