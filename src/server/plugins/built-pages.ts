import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { z } from 'zod'
import type { RenderContext, RenderPage } from '#contracts/page-rendering.ts'
import type { OpenPageSource } from './page-source.ts'
import { OF_DOCUMENTS } from './security-headers.ts'

const CLIENT_ENTRY = 'src/web/entry.client.tsx'
const START = 'src/web/start.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

/** Files under /assets/ have a content hash in their name. Other files keep their name when they change, so
 * their cache time is limited. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=86400'
const AN_HOUR = 'public, max-age=3600'

export const builtPages =
  (distDir: string): OpenPageSource =>
  async (app) => {
    const clientDir = resolve(distDir, 'client')
    await app.register(fastifyStatic, {
      root: clientDir,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = path.slice(clientDir.length).replace(/\.(?:br|gz)$/, '')
        reply.header('cache-control', cacheControlOf(file))
        if (isPartOfPage(file)) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      },
    })
    const files = await filesIn(clientDir)
    const manifest = Manifest.parse(
      JSON.parse(await readFile(resolve(clientDir, '.vite/manifest.json'), 'utf8')),
    )
    const entry = pathToFileURL(resolve(distDir, 'server/entry.server.js')).href
    const { renderPage } = (await import(entry)) as { renderPage: RenderPage }
    const sheets = await readSheets(manifest, clientDir)
    return {
      render: renderPage,
      assets: assetsOf(manifest, sheets),
      assetsOfCopies: assetsOf(manifest),
      cached: true,
      sendFile: (path, reply) => (files.has(path) ? reply.sendFile(path) : undefined),
    }
  }

/** A set instead of a route for each of the many files, which would take 20 MB. Nothing below a folder with a dot is
 * sent. */
async function filesIn(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).replaceAll('\\', '/'))
  return new Set(paths.filter((path) => !path.startsWith('.') && !path.includes('/.')))
}

function cacheControlOf(path: string): string {
  if (path === '/sw.js') return 'no-cache' // an old service worker would keep an old site
  if (path.startsWith('/assets/')) return IMMUTABLE
  return path.startsWith('/immagini/') ? A_WEEK : AN_HOUR
}

const isPartOfPage = (file: string) =>
  file !== '/sw.js' && /\.(?:js|css|woff2|avif|webp|jpg|png|ico)$/.test(file)

async function readSheets(manifest: Manifest, clientDir: string): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css))
  const read = async (file: string) => [file, await readFile(resolve(clientDir, file), 'utf8')] as const
  return new Map(await Promise.all([...files].map(read)))
}

/**
 * The head and body tags of a page. The styles are inline, because a stylesheet would cost another round trip
 * before the first paint; without `sheets` they are links. The script loads the page's modules after the first paint, each one after its
 * imports.
 */
export function assetsOf(manifest: Manifest, sheets?: ReadonlyMap<string, string>): RenderContext['assets'] {
  const tagOf = (file: string) =>
    sheets ? `<style>${sheets.get(file) ?? ''}</style>` : `<link rel="stylesheet" href="/${file}">`
  const collect = (key: string, seen: Set<string>): string[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [...chunk.imports.flatMap((imported) => collect(imported, seen)), key]
  }
  const made = new Map<string, { head: string; body: string }>()
  const make = (pageModules: string[]) => {
    const seen = new Set<string>()
    const keys = [CLIENT_ENTRY, ...pageModules].flatMap((key) => collect(key, seen))
    const chunks = keys.flatMap((key) => manifest[key] ?? [])
    const styles = [...new Set(chunks.flatMap(({ css }) => css))]
    const address = (key: string) => `/${manifest[key]?.file}`
    const modules = chunks.map(({ file }) => `/${file}`).filter((file) => file !== address(CLIENT_ENTRY))
    return {
      head: styles.map(tagOf).join(''),
      body: `<script type="module" id="start" src="${address(START)}" data-entry="${address(CLIENT_ENTRY)}" data-modules="${modules.join(' ')}"></script>`,
    }
  }
  return (pageModules) => {
    const key = pageModules.join('\n')
    const tags = made.get(key) ?? make(pageModules)
    made.set(key, tags)
    return tags
  }
}
