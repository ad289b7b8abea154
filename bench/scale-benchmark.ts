import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { findByFacets } from '#contracts/recipe-list/recipe-list.endpoints.ts'
import { type Reader, register, send } from '../tests/support/site-readers.ts'
import {
  CHOICES,
  printGrowth,
  QUERIES,
  type Timing,
  type Timings,
  timeSmall,
  withServer,
} from './growth-benchmark.ts'
import { print, printTable, tell } from './report.ts'
import { SCALE, type ScaleCatalogue, scaleCatalogue } from './scale-catalogue.ts'
import { quantile } from './statistics.ts'

const SAMPLES = 20
const VOTERS = 20
const VOTES_ALONE = 60
const VOTING_S = 15
const FROM_DISK = 'a page of 50'

export async function benchmarkScale(): Promise<void> {
  const catalogue = await scaleCatalogue(process.env.SCALE_DIR ?? join(tmpdir(), 'cornicione-scale'))
  const timings: Timings = new Map()
  const cpuMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + catalogue.cpuMs()
  }
  const measure = async (name: string, ask: () => Promise<unknown>) => {
    const [cpuBefore, begun] = [cpuMs(), performance.now()]
    await ask()
    const timing: Timing = { wall: performance.now() - begun, cpu: cpuMs() - cpuBefore }
    timings.set(name, [...(timings.get(name) ?? []), timing])
  }
  try {
    await printSizes(catalogue)
    await withServer(catalogue.database, async (origin) => {
      tell('lists, searches and facets')
      const get = async (url: string) => (await fetch(url)).arrayBuffer()
      await timeSmall(origin, SCALE.recipes, (name, url) => measure(name, () => get(url)), SAMPLES)
      const bySize = new Map([[SCALE.recipes, timings]])
      printGrowth('List', bySize, [FROM_DISK])
      printGrowth('Search', bySize, Object.keys(QUERIES))
      printGrowth('Facets', bySize, Object.keys(CHOICES))
      await vote(origin, measure)
      printGrowth('Votes', bySize, ['a vote', 'the facets right after a vote'])
    })
  } finally {
    await catalogue.close()
  }
}

async function printSizes({ database }: ScaleCatalogue): Promise<void> {
  const { rows } = await database.db.execute<{ name: string; rows: string; size: string }>(sql`
    select relname as name, to_char(reltuples, 'FM999,999,999') as rows,
      pg_size_pretty(pg_total_relation_size(oid)) as size
    from pg_class where relname in ('recipes', 'ratings', 'users', 'facet_groups', 'search_words')
    order by reltuples desc`)
  print('## Tables')
  printTable(
    ['table', 'rows', 'size with indexes'],
    rows.map(({ name, rows: count, size }) => [name, count, size]),
  )
}

async function vote(
  origin: string,
  measure: (name: string, ask: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  tell('votes')
  const readers = await register(origin, VOTERS, `voter${Date.now().toString(36)}`)
  const rate = async (reader: Reader, recipe: number, rating: number) => {
    const answer = await send(reader, origin + addressOf(rateRecipe, { params: { id: recipe } }), { rating })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a vote is answered with ${answer.status}`)
  }
  for (let n = 0; n < VOTES_ALONE; n += 1) {
    const reader = readers[n % VOTERS] as Reader
    await measure('a vote', () => rate(reader, 1 + ((n * 15_485_863) % SCALE.recipes), 1 + (n % 5)))
    await measure('the facets right after a vote', () =>
      fetch(origin + findByFacets.path).then((one) => one.text()),
    )
  }

  const times: number[] = []
  let isOver = false
  const voting = readers.map(async (reader, number) => {
    for (let n = 0; !isOver; n += 1) {
      const begun = performance.now()
      await rate(reader, 1 + ((number * 50_021 + n * 7919) % SCALE.recipes), 1 + (n % 5))
      times.push(performance.now() - begun)
    }
  })
  const begun = performance.now()
  await wait(VOTING_S * 1000)
  isOver = true
  await Promise.all(voting)
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  print(
    `${VOTERS} readers who vote without a pause: ${perSecond.toFixed(0)} votes a second, p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  )
}
