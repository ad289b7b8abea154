import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresUrl, runOn, startServer } from '#tests/support/postgres-server.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { endChildrenSince, runningChildren } from './children.ts'
import { proxyOfSite } from './haproxy.ts'
import { type SiteServer, spawnSite, startSite, until } from './site-servers.ts'

export interface Stage {
  directory: string
  atEnd: (stop: () => unknown) => void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const openStages: (() => Promise<void>)[] = []

export async function onStage<T>(play: (stage: Stage) => Promise<T>): Promise<T> {
  if (openStages.length === 0) for (const name of SIGNALS) process.once(name, endAll)
  const before = runningChildren()
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-drill-'))
  const stopping: (() => unknown)[] = []
  const end = async () => {
    for (const stop of stopping.splice(0)) await stop()
    await endChildrenSince(before)
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
  openStages.unshift(end)
  try {
    return await play({ directory, atEnd: (stop) => void stopping.unshift(stop) })
  } finally {
    // After a signal, `endAll` cleans up and exits the process. This wait prevents a report of the failure
    // that the signal caused.
    await interruption
    await end()
    openStages.splice(openStages.indexOf(end), 1)
    if (openStages.length === 0) for (const name of SIGNALS) process.off(name, endAll)
  }
}

let interruption: Promise<never> | undefined
function endAll(): void {
  interruption ??= endOpenStages()
}
async function endOpenStages(): Promise<never> {
  process.stderr.write('Interrupted: ending what was started\n')
  for (const end of openStages) await end().catch((error: unknown) => console.error(error))
  process.exit(130)
}

export async function emptyDatabase({ directory, atEnd }: Stage) {
  const database = await startServer(directory)
  atEnd(() => database.kill('SIGINT'))
  await runOn(directory, 'CREATE DATABASE site')
  return { databaseUrl: postgresUrl(directory, 'site'), pid: database.pid ?? 0 }
}

export interface SeveralSites {
  origin: string
  servers: SiteServer[]
  proxyPid: number
  env: Readonly<Record<string, string>>
}

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

export async function embeddedSite(stage: Stage, dataDir: string, more: Record<string, string> = {}) {
  const port = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1', ...more }
  let running: SiteServer | undefined
  stage.atEnd(() => running?.stop('SIGKILL'))
  return {
    origin,
    env,
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

const answers = (origin: string): Promise<void> =>
  until(
    async () => (await fetch(`${origin}/api/ready`).catch(() => undefined))?.ok === true,
    `the proxy at ${origin} leads to a server`,
  )
