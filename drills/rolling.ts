import { setTimeout as wait } from 'node:timers/promises'
import { register } from '../tests/support/site-readers.ts'
import { type Drill, nothingOf, quantile } from './outcome.ts'
import { startSite } from './site-servers.ts'
import { emptyDatabase, onStage, severalSites } from './stage.ts'
import { failuresOf, lostVotes, visit } from './visitors.ts'

const SERVERS = 3
const VISITORS = 12
const PAUSE_S = 4

export const rolling: Drill = ({ seconds = PAUSE_S }) =>
  onStage(async (stage) => {
    const { databaseUrl } = await emptyDatabase(stage)
    const { origin, servers, env } = await severalSites(stage, { databaseUrl, count: SERVERS })
    const crowd = visit(origin, await register(origin, VISITORS))
    const codes: (number | null)[] = []
    for (const [number, server] of servers.entries()) {
      await wait(seconds * 1000)
      codes.push(await server.stop())
      servers[number] = await startSite(server.port, env)
    }
    await wait(seconds * 1000)
    const { read, votes, failures, times } = await crowd.leave()
    const { acknowledged, lost } = await lostVotes(databaseUrl, votes)
    return {
      rows: [
        ['servers replaced', String(SERVERS)],
        ['their exit codes', codes.join(', ')],
        ['answers', String(times.length)],
        ['pages read', String(read)],
        ['failed requests', String(failures.length)],
        ['votes acknowledged', String(acknowledged)],
        ['of these lost', String(lost.length)],
        ['p50, ms', quantile(times, 0.5)],
        ['p99, ms', quantile(times, 0.99)],
        ['slowest, ms', quantile(times, 1)],
      ],
      broken: [
        ...nothingOf({ 'page was read': read, 'vote was acknowledged': acknowledged }),
        ...failuresOf({ failures }),
        ...(lost.length > 0 ? [`${lost.length} acknowledged votes are lost`] : []),
        ...(codes.every((code) => code === 0) ? [] : ['a server did not end with code 0']),
      ],
    }
  })
