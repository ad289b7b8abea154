import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postgresUrl, runOn, startServer } from '#tests/support/postgres-server.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { startHaproxy } from './haproxy.ts'
import { type Outcome, quantile } from './outcome.ts'
import { type SiteServer, startSite } from './site-servers.ts'
import { visitors } from './visitors.ts'

const SERVERS = 3
const VISITORS = 12
/** Before the first replacement, and between two. */
const PAUSE_MS = 4000

/** Three servers behind a proxy are replaced one after the other while visitors read and vote. */
export async function rolling(): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-drill-'))
  const database = await startServer(directory)
  const stopping: (() => Promise<unknown>)[] = []
  try {
    await runOn(directory, 'CREATE DATABASE site')
    const first = await freePorts(SERVERS + 1)
    const ports = Array.from({ length: SERVERS }, (_, number) => first + 1 + number)
    const env = {
      DATABASE_URL: postgresUrl(directory, 'site'),
      DATA_DIR: directory,
      PUBLIC_URL: `http://127.0.0.1:${first}`,
      TRUST_PROXY: '127.0.0.1',
    }
    const servers: SiteServer[] = []
    for (const port of ports) servers.push(await startSite(port, env))
    const proxy = await startHaproxy(first, ports)
    stopping.push(() => proxy.stop(), ...servers.map((_, number) => () => servers[number]?.stop() ?? wait(0)))
    await wait(1000)
    const crowd = await visitors(`http://127.0.0.1:${first}`, VISITORS)
    const codes: (number | null)[] = []
    for (const [number, server] of servers.entries()) {
      await wait(PAUSE_MS)
      codes.push(await server.stop())
      servers[number] = await startSite(server.port, env)
    }
    await wait(PAUSE_MS)
    const { read, votes, failures, times } = await crowd.leave()
    const kept = await votesIn(env.DATABASE_URL)
    return {
      rows: [
        ['servers replaced', String(SERVERS)],
        ['their exit codes', codes.join(', ')],
        ['answers', String(times.length)],
        ['pages read', String(read)],
        ['failed requests', String(failures.length)],
        ['votes acknowledged', String(votes.size)],
        ['votes in the database', String(kept)],
        ['p50, ms', quantile(times, 0.5)],
        ['p99, ms', quantile(times, 0.99)],
        ['slowest, ms', quantile(times, 1)],
      ],
      broken: [
        ...failures.slice(0, 5).map(({ at, what }) => `after ${at.toFixed(1)} s: ${what}`),
        ...(kept < votes.size ? [`${votes.size - kept} acknowledged votes are lost`] : []),
        ...(codes.every((code) => code === 0) ? [] : ['a server did not end with code 0']),
      ],
    }
  } finally {
    for (const stop of stopping) await stop()
    database.kill('SIGINT')
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function votesIn(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT count(*)::int AS votes FROM ratings')
    return (rows[0] as { votes: number }).votes
  } finally {
    await client.end()
  }
}
