import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { buildKnowledge } from './build-knowledge.ts'
import { fingerprint, removeStamp, writeStamp } from './build-stamp.ts'
import { builtModules } from './built-modules.ts'
import { compressFiles } from './compress-files.ts'
import { type BuildManifest, offlineAssets } from './offline-assets.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

export async function buildSite(): Promise<void> {
  process.env.NODE_ENV = 'production'
  buildKnowledge()
  const builtFrom = await fingerprint()
  await removeStamp()
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: true } })
  await buildServiceWorker()
  await compressFiles(join(root, 'dist/client'))
  await writeStamp(builtFrom)
}

/** The service worker is built last, because it lists the built files. It is built separately, because old
 * browsers cannot load modules in a worker. */
async function buildServiceWorker() {
  const outDir = join(root, 'dist/client')
  const files = (await readdir(join(outDir, 'assets'))).map((name) => `assets/${name}`)
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as BuildManifest
  const assets = offlineAssets(manifest, files)
    .filter((file) => /\.(js|css|svg|woff2)$/.test(file))
    .map((file) => `/${file}`)
  await build({
    root,
    configFile: false,
    plugins: [builtModules],
    logLevel: 'warn',
    define: {
      BUILT_ASSETS: JSON.stringify(assets.sort()),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    resolve: { alias: { '#domain': join(root, 'src/domain'), '#contracts': join(root, 'src/contracts') } },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
