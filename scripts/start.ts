import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))) // a second start compiles nothing

const { isBuilt } = await import('./build-stamp.ts')
if (!(await isBuilt())) {
  console.log('Costruisco il sito: la prima volta serve circa mezzo minuto…')
  const { buildSite } = await import('./site-build.ts') // brings Vite: a second start does without
  await buildSite()
}
await import('../src/server/main.ts')
