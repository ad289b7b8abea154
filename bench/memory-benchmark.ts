import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresUrl, runOn, startServer } from '#tests/support/postgres-server.ts'
import { removeStamp } from '../scripts/build-stamp.ts'
import { type StartedSite, startSite } from './memory-of-site.ts'
import { print, printTable, tell } from './report.ts'

/** Milliseconds without requests after the last page, in which the garbage collector runs. */
const QUIET_MS = 10_000
const LOC = /<loc>[^<]*?:\/\/[^/<]*([^<]*)<\/loc>/g

async function pagesOf(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(LOC)].map(([, path = '']) => path)
  if (addresses.length === 0) throw new Error('the site map names no page')
  return addresses
}

async function readEveryPage({ origin }: StartedSite): Promise<number> {
  const addresses = await pagesOf(origin)
  for (const address of addresses) {
    const answer = await fetch(origin + address)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  }
  return addresses.length
}

async function measure(name: string, env: Record<string, string>): Promise<string[]> {
  tell(name)
  const site = await startSite(env)
  try {
    const [started, whileStarting] = [site.nowMb(), site.mostMb()]
    const pages = await readEveryPage(site)
    await wait(QUIET_MS)
    return [
      name,
      ...[whileStarting, started, site.mostMb(), site.nowMb()].map((mb) => mb.toFixed(0)),
      `${pages}`,
    ]
  } finally {
    await site.stop()
  }
}

export async function benchmarkMemory(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-bench-'))
  const server = await startServer(directory)
  const rows: string[][] = []
  try {
    const embedded = { DATA_DIR: join(directory, 'data') }
    await removeStamp()
    rows.push(await measure('embedded, first start with the build', embedded))
    rows.push(await measure('embedded, second start', embedded))
    await runOn(directory, 'CREATE DATABASE bench')
    const onServer = { DATA_DIR: join(directory, 'other'), DATABASE_URL: postgresUrl(directory, 'bench') }
    rows.push(await measure('PostgreSQL, first start', onServer))
    rows.push(await measure('PostgreSQL, second start', onServer))
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGINT') // PostgreSQL's "fast" shutdown
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  print('## Memory (MB resident, of all processes of the site)')
  printTable(['', 'most while starting', 'started', 'most at all', 'every page read', 'pages'], rows)
}
