interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
/** Vite's `manifest.json`: every chunk by its key, which is the module's path for an entry and for what is loaded later. */
export type BuildManifest = Readonly<Record<string, Chunk>>

/** Where the browser begins. */
const ENTRIES = ['src/web/start.ts', 'src/web/entry.client.tsx']
/** The pages of the administration: they need the server for all that they show. */
const ONLINE_PAGES = [
  'src/web/features/admin/admin.route.tsx',
  'src/web/features/recipes/recipe-preview.route.tsx',
]

/** The files of a build that pages for readers may need, without those that only the dashboard loads. */
export function offlineAssets(manifest: BuildManifest, files: readonly string[]): string[] {
  const missing = [...ENTRIES, ...ONLINE_PAGES].filter((key) => !manifest[key])
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}`)
  const forReaders = reachable(manifest, ENTRIES, new Set(ONLINE_PAGES))
  const online = reachable(manifest, ONLINE_PAGES, forReaders)
  const leftOut = new Set([...online].map((key) => manifest[key]?.file))
  return files.filter((file) => !leftOut.has(file))
}

/** The keys of all that `from` loads, at once or later, without `but` and what only that loads. */
function reachable(manifest: BuildManifest, from: readonly string[], but: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key) || but.has(key)) return
    found.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const key of from) visit(key)
  return found
}
