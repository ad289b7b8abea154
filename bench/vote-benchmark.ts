import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { print, printTable, tell } from './report.ts'
import { startServerProcess } from './server-process.ts'
import { quantile, spread } from './statistics.ts'
import type { Voter } from './voter.ts'

const ROUNDS = 5
const SECONDS = 2
const PAUSE_MS = 5
const VOTED = 1
const READ = {
  'pages that do not show it': [
    '/ricette/2',
    '/ricette/3',
    '/glossario',
    '/pizzerie',
    '/api/recipes/2',
    '/shop',
  ],
  'its page, the home page and the list': [`/ricette/${VOTED}`, '/', '/ricette'],
} as const

async function timesOf(origin: string, addresses: readonly string[]): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  for (let at = 0; performance.now() < end; at++) {
    const from = performance.now()
    const answer = await fetch(origin + addresses[at % addresses.length])
    await answer.arrayBuffer()
    times.push(performance.now() - from)
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`)
    await wait(PAUSE_MS)
  }
  return times
}

function voteAllTheTime(workerData: Voter): { stop: () => Promise<number> } {
  const voter = new Worker(new URL('voter.ts', import.meta.url), { workerData })
  return {
    async stop() {
      voter.postMessage('stop')
      const [votes] = await once(voter, 'message')
      return votes as number
    },
  }
}

const p99 = (times: readonly number[]) => quantile(times, 0.99)

export async function benchmarkVotes(): Promise<void> {
  const server = await startServerProcess('site-process.ts')
  const origin = server.origins.site ?? ''
  try {
    const cookie = (await server.ask({ kind: 'log-in' })) as string
    const rows: string[][] = []
    for (const [name, addresses] of Object.entries(READ)) {
      await timesOf(origin, addresses) // warm-up
      const rounds: { rest: number[]; voting: number[]; votesPerS: number }[] = []
      for (let round = 1; round <= ROUNDS; round++) {
        tell(`${name}: round ${round} of ${ROUNDS}`)
        const rest = await timesOf(origin, addresses)
        const [voter, from] = [
          voteAllTheTime({ address: origin + addressOf(rateRecipe, { params: { id: VOTED } }), cookie }),
          performance.now(),
        ]
        const voting = await timesOf(origin, addresses)
        const votesPerS = ((await voter.stop()) / (performance.now() - from)) * 1000
        rounds.push({ rest, voting, votesPerS })
      }
      const of = (kind: 'rest' | 'voting') => rounds.flatMap((round) => round[kind])
      rows.push([
        name,
        ...[of('rest'), of('voting')].flatMap((times) =>
          [0.5, 0.99].map((share) => quantile(times, share).toFixed(1)),
        ),
        spread(rounds.map(({ rest, voting }) => p99(voting) / p99(rest))),
        spread(rounds.map(({ votesPerS }) => votesPerS)),
      ])
    }
    print('## Pages while one account votes without a pause (ms)')
    printTable(['', 'rest p50', 'rest p99', 'voting p50', 'voting p99', 'p99 against rest', 'votes /s'], rows)
  } finally {
    await server.stop()
  }
}
