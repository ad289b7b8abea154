interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
export type BuildManifest = Readonly<Record<string, Chunk>>

const ENTRIES = ['src/web/start.ts', 'src/web/entry.client.tsx']
const ONLINE_PAGES = [
  'src/web/features/admin/admin.route.tsx',
  'src/web/features/recipes/recipe-preview.route.tsx',
]

export function offlineAssets(manifest: BuildManifest, files: readonly string[]): string[] {
  const missing = [...ENTRIES, ...ONLINE_PAGES].filter((key) => !manifest[key])
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}`)
  const forReaders = reachable(manifest, ENTRIES, new Set(ONLINE_PAGES))
  const online = reachable(manifest, ONLINE_PAGES, forReaders)
  const leftOut = new Set([...online].map((key) => manifest[key]?.file))
  return files.filter((file) => !leftOut.has(file))
}

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
