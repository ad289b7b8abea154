import type { ChildProcess } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { postgresTool, postgresUrl, runOn, runServer, startServer } from '#tests/support/postgres-server.ts'
import { freePorts } from '../scripts/free-ports.ts'
import { register } from '../tests/support/site-readers.ts'
import { proxyOfDatabase } from './haproxy.ts'
import { type Drill, nothingOf, quantile, slowness } from './outcome.ts'
import { until } from './site-servers.ts'
import { onStage, type Stage, severalSites } from './stage.ts'
import { lostVotes, visit } from './visitors.ts'

const SERVERS = 2
const VISITORS = 12
const CALM_S = 8
/** Seconds from the death of the primary to the promotion of the replica: an operator needs time to decide. */
const DECISION_S = 4
const WRITING_AGAIN_S = 10
const REPLICA = 'replica'

export const failover: Drill = ({ seconds = CALM_S }) =>
  onStage(async (stage) => {
    const { primary, replica, origin, databaseUrl } = await replicatedSite(stage)
    const crowd = visit(origin, await register(origin, VISITORS))
    await wait(seconds * 1000)
    primary.server.kill('SIGKILL')
    const diedAt = crowd.now()
    await wait(DECISION_S * 1000)
    const calledAt = crowd.now()
    postgresTool(replica, 'pg_ctl', ['promote', '-w', '-D', join(replica, 'data')])
    const promotedAt = crowd.now()
    const againS = WRITING_AGAIN_S * slowness()
    await wait((againS + seconds) * 1000)
    const { read, times, votes, failures } = await crowd.leave()

    const { acknowledged, lost } = await lostVotes(databaseUrl, votes)
    const voted = [...votes.values()].flatMap(({ at }) => (at === undefined ? [] : [at]))
    const firstVoteAt = Math.min(...voted.filter((at) => at > promotedAt))
    const refused = failures.filter(({ isVote }) => isVote)
    const late = failures.filter(({ at }) => at < diedAt - 1 || at > promotedAt + againS)
    const unread = failures.filter(({ isVote }) => !isVote)
    return {
      rows: [
        ['answers', String(times.length)],
        ['pages read', String(read)],
        ['pages that could not be read', String(unread.length)],
        ['votes refused meanwhile', String(refused.length)],
        ['votes acknowledged', String(acknowledged)],
        ['of these lost', String(lost.length)],
        ['from the death to the decision, s', (calledAt - diedAt).toFixed(1)],
        ['the promotion itself, s', (promotedAt - calledAt).toFixed(1)],
        ['from the promotion to the first vote, s', (firstVoteAt - promotedAt).toFixed(1)],
        ['p50, ms', quantile(times, 0.5)],
        ['p99, ms', quantile(times, 0.99)],
        ['slowest, ms', quantile(times, 1)],
      ],
      broken: [
        ...nothingOf({ 'page was read': read, 'vote was acknowledged': acknowledged }),
        ...unread.slice(0, 5).map(({ at, what }) => `after ${at.toFixed(1)} s not read: ${what}`),
        ...late.slice(0, 5).map(({ at, what }) => `after ${at.toFixed(1)} s: ${what}`),
        ...(firstVoteAt - promotedAt <= againS ? [] : ['writing did not come back in time']),
        ...(lost.length > 0
          ? [`${lost.length} acknowledged votes are lost: ${lost.slice(0, 3).join(', ')}`]
          : []),
      ],
    }
  })

async function replicatedSite(stage: Stage) {
  const [primary, replica] = [join(stage.directory, 'primary'), join(stage.directory, 'replica')]
  for (const directory of [primary, replica]) await mkdir(directory)
  await chmod(stage.directory, 0o711) // PostgreSQL runs as another user and needs access
  const running: ChildProcess[] = []
  stage.atEnd(() => {
    for (const server of running) server.kill('SIGINT')
  })
  const server = await startServer(primary, [])
  running.push(server)
  await runOn(primary, 'CREATE DATABASE site')
  const primaryAddress = `host=${primary} user=postgres application_name=${REPLICA}`
  postgresTool(replica, 'pg_basebackup', [
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '-D',
    join(replica, 'data'),
    '-d',
    primaryAddress,
  ])
  running.push(await runServer(replica, []))
  await runOn(primary, `ALTER SYSTEM SET synchronous_standby_names = '${REPLICA}'`)
  await runOn(primary, 'SELECT pg_reload_conf()')
  // Until replication is synchronous, the primary may acknowledge commits that the replica does not have.
  await untilThere(postgresUrl(primary, 'site'), "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")

  const port = await freePorts(1)
  const proxy = await proxyOfDatabase(port, [primary, replica])
  stage.atEnd(() => proxy.stop())
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/site`
  // Until its first checks, HAProxy treats both servers as healthy. A site that connects to the replica
  // would exit.
  await untilThere(databaseUrl, 'SELECT 1 WHERE NOT pg_is_in_recovery()', 15)
  const site = await severalSites(stage, { databaseUrl, count: SERVERS })
  return { primary: { server }, replica, origin: site.origin, databaseUrl: postgresUrl(replica, 'site') }
}

function untilThere(connectionString: string, query: string, times = 1): Promise<void> {
  let inARow = 0
  return until(async () => {
    const client = new pg.Client({ connectionString })
    // When the proxy ends a connection, the client also emits an error outside the query.
    client.on('error', () => undefined)
    try {
      await client.connect()
      inARow = (await client.query(query)).rows.length > 0 ? inARow + 1 : 0
    } catch {
      inARow = 0
    } finally {
      await client.end().catch(() => undefined)
    }
    return inARow >= times
  }, `there is an answer to ${query}`)
}
