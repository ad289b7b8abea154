import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))) // a second start compiles nothing

const { isBuilt } = await import('./build-stamp.ts')
if (!(await isBuilt())) {
  console.log('Costruisco il sito: la prima volta serve circa mezzo minuto…')
  // In a process of its own: what building takes of the memory is given back before the site opens its database.
  const { spawnSync } = await import('node:child_process')
  const script = fileURLToPath(new URL('build.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(1)
}
await import('../src/server/main.ts')
