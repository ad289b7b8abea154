import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresUrl, runOn, startServer } from '#tests/support/postgres-server.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { proxyOfSite } from './haproxy.ts'
import { type SiteServer, spawnSite, startSite } from './site-servers.ts'

export interface Stage {
  /** Empty, and removed at the end. */
  directory: string
  /** Called at the end, whatever happens; what was told last comes first. */
  atEnd(stop: () => unknown): void
}

/** Runs a drill in a directory of its own, and ends what it has started. */
export async function onStage<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-drill-'))
  const stopping: (() => unknown)[] = []
  try {
    return await play({ directory, atEnd: (stop) => void stopping.unshift(stop) })
  } finally {
    for (const stop of stopping) await stop()
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A PostgreSQL server with an empty database for the site. */
export async function emptyDatabase({ directory, atEnd }: Stage) {
  const database = await startServer(directory)
  atEnd(() => database.kill('SIGINT'))
  await runOn(directory, 'CREATE DATABASE site')
  return { databaseUrl: postgresUrl(directory, 'site'), pid: database.pid ?? 0 }
}

export interface SeveralSites {
  origin: string
  /** Those that run now: who replaces one puts the new one into its place. */
  servers: SiteServer[]
  proxyPid: number
  env: Readonly<Record<string, string>>
}

/** Servers of the site on one database, behind a proxy. */
export async function severalSites(
  { directory, atEnd }: Stage,
  { databaseUrl, count }: { databaseUrl: string; count: number },
): Promise<SeveralSites> {
  const first = await freePorts(count + 1)
  const ports = Array.from({ length: count }, (_, number) => first + 1 + number)
  const origin = `http://127.0.0.1:${first}`
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
  }
  const servers: SiteServer[] = []
  atEnd(async () => {
    for (const server of servers) await server.stop()
  })
  for (const port of ports) servers.push(await startSite(port, env))
  const proxy = await proxyOfSite(first, ports)
  atEnd(() => proxy.stop())
  await answers(origin)
  return { origin, servers, proxyPid: proxy.pid, env }
}

/** The site on an embedded database, one server at a time. */
export async function embeddedSite(stage: Stage, dataDir: string, more: Record<string, string> = {}) {
  const port = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1', ...more }
  let running: SiteServer | undefined
  stage.atEnd(() => running?.stop('SIGKILL'))
  return {
    origin,
    env,
    /** Without waiting until it can serve. */
    spawn() {
      const site = spawnSite(port, env)
      running = site
      return site
    },
    async start() {
      const site = this.spawn()
      await site.ready()
      return site
    },
  }
}

/** Until the proxy has looked at its servers. */
export async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${origin} is not ready after 10 s`)
}
