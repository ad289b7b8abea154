import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const { refuse, stopping } = await import('../src/server/start/begin-start.ts')
const { isBuilt } = await import('./build-stamp.ts')
if (!(await isBuilt())) {
  console.log('Costruisco il sito: la prima volta serve circa mezzo minuto…')
  // In a separate process, so that the build's memory is freed before the site opens its database.
  const { spawn } = await import('node:child_process')
  const script = fileURLToPath(new URL('build.ts', import.meta.url))
  // Settings of the bundler's memory allocator that reduce the peak memory of the build.
  const env = { ...process.env, MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }
  const builder = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  stopping.addEventListener('abort', () => builder.kill())
  const [status] = await once(builder, 'exit')
  if (stopping.aborted) process.exit(0)
  if (status !== 0)
    refuse(
      'Il sito non si lascia costruire: il motivo è nelle righe qui sopra. Se hai cambiato dei file, correggili; se manca memoria o spazio su disco, liberane e riprova.',
    )
}
await import('../src/server/main.ts')
