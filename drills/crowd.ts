import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuClockOfChildren } from '../bench/cpu-clock.ts'
import { type Reader, register } from '../tests/support/site-readers.ts'
import { type Drill, nothingOf, quantile } from './outcome.ts'
import { processorMs } from './processor-time.ts'
import { emptyDatabase, onStage, severalSites } from './stage.ts'
import { lostVotes, visit } from './visitors.ts'

const SECONDS = 180
const VISITORS = 200
const SERVERS = [1, 2, 3]
const WARM_UP_MS = 5000
const FAILED_SHARE = 0.01
const HABITS = { voteEvery: 40, readingMs: 100 }

export const crowd: Drill = ({ seconds = SECONDS }) =>
  onStage(async (stage) => {
    const { databaseUrl, pid } = await emptyDatabase(stage)
    const databaseMs = cpuClockOfChildren(pid)
    let readers: Reader[] | undefined
    const rows: string[][] = []
    const broken: string[] = []
    for (const count of SERVERS) {
      const seen = await onServers({ count, databaseUrl, databaseMs, seconds, readers })
      readers = seen.readers
      rows.push([String(count), ...seen.figures])
      broken.push(...seen.broken.map((one) => `${count} servers: ${one}`))
    }
    return { head: HEAD, rows, broken }
  })

const HEAD = [
  'servers',
  'answers/s',
  'failed',
  'p50, ms',
  'p99, ms',
  'site, CPU ms an answer',
  'database',
  'proxy',
  'visitors',
  'processors used',
]

interface Evening {
  count: number
  databaseUrl: string
  databaseMs: () => number
  seconds: number
  readers: Reader[] | undefined
}

const onServers = ({ count, databaseUrl, databaseMs, seconds, readers: known }: Evening) =>
  onStage(async (stage) => {
    const { origin, servers, proxyPid } = await severalSites(stage, { databaseUrl, count })
    const readers = known ?? (await register(origin, VISITORS))
    const used = () => ({
      site: servers.reduce((sum, { pid }) => sum + processorMs(pid), 0),
      database: databaseMs(),
      proxy: processorMs(proxyPid),
      visitors: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
    })
    const crowd = visit(origin, readers, HABITS)
    await wait(WARM_UP_MS)
    const [before, answered] = [used(), crowd.visits.times.length]
    const begun = performance.now()
    await wait(seconds * 1000)
    const [after, answers] = [used(), crowd.visits.times.length - answered]
    const tookMs = performance.now() - begun
    const times = crowd.visits.times.slice(answered)
    const { votes, failures, read } = await crowd.leave()
    const { acknowledged, lost } = await lostVotes(databaseUrl, votes)
    const took = (['site', 'database', 'proxy', 'visitors'] as const).map((who) => after[who] - before[who])
    const processors = took.reduce((sum, one) => sum + one, 0) / tookMs
    return {
      readers,
      figures: [
        (answers / (tookMs / 1000)).toFixed(0),
        String(failures.length),
        quantile(times, 0.5),
        quantile(times, 0.99),
        ...took.map((ms) => (ms / answers).toFixed(2)),
        `${processors.toFixed(2)} of ${availableParallelism()}`,
      ],
      broken: [
        ...nothingOf({ 'page was read': read, 'vote was acknowledged': acknowledged }),
        ...(lost.length > 0 ? [`${lost.length} acknowledged votes are lost`] : []),
        ...(failures.length > FAILED_SHARE * answers
          ? [`${failures.length} failed requests, such as ${failures[0]?.what}`]
          : []),
      ],
    }
  })
