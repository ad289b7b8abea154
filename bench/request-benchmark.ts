import { setTimeout as wait } from 'node:timers/promises'
import { CONNECTIONS, fetchWhole, type Load, load, nextOf, type Target } from './load.ts'
import { querySpellings } from './query-spellings.ts'
import { print, printTable, tell } from './report.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { median, spread } from './statistics.ts'

const WARM_UP_ROUNDS = 2
const ROUNDS = 7
const SECONDS = 1
/** Longer than the pause between the start and the preparations. */
const LOOK_MS = 4000
const IDLE_MS = 100

type Variant = {
  name: string
  server: 'site' | 'rendering'
  target: Target
}

const search = (query: string) => `/api/recipes/search/${encodeURIComponent(query)}`
const QUERY = 'mozzarella di bufala'
const nextSpelling = querySpellings(QUERY)

const VARIANTS: readonly Variant[] = [
  { name: 'home page, cached', server: 'site', target: '/' },
  { name: 'home page, rendered each time', server: 'rendering', target: '/' },
  { name: 'recipe page, cached', server: 'site', target: '/ricette/1' },
  { name: 'recipe page, rendered each time', server: 'rendering', target: '/ricette/1' },
  { name: '/api/recipes', server: 'site', target: '/api/recipes' },
  { name: '/api/recipes/1', server: 'site', target: '/api/recipes/1' },
  { name: 'search, asked before', server: 'site', target: search(QUERY) },
  { name: 'search, new each time', server: 'site', target: () => search(nextSpelling()) },
]

export async function benchmarkRequests(): Promise<void> {
  const [site, rendering, bare] = await Promise.all([
    startServerProcess('site-process.ts'),
    startServerProcess('site-process.ts', 'rendering'),
    startServerProcess('bare-process.ts'),
  ])
  const servers = { site, rendering }
  try {
    await Promise.all([untilIdle(site), untilIdle(rendering)])
    const rows: string[][] = []
    for (const variant of VARIANTS) rows.push(await measureVariant(variant, servers[variant.server], bare))
    print('## Requests')
    printTable(
      ['', 'kB sent', 'bare /s', 'site /s', 'ratio', 'bare /CPU s', 'site /CPU s', 'ratio of CPU'],
      rows,
    )
  } finally {
    await Promise.all([site.stop(), rendering.stop(), bare.stop()])
  }
}

/** After its start a site prepares the planning of evenings for some seconds. */
async function untilIdle(server: ServerProcess): Promise<void> {
  for (let usedMs = Number.POSITIVE_INFINITY; usedMs > IDLE_MS; ) {
    const before = await server.cpuMs()
    await wait(LOOK_MS)
    usedMs = (await server.cpuMs()) - before
  }
}

async function measureVariant(
  { name, target }: Variant,
  site: ServerProcess,
  bare: ServerProcess,
): Promise<string[]> {
  const answer = await fetchWhole(site.origins.site + nextOf(target))
  await bare.ask({ kind: 'answer', ...answer })

  const onBare = inRounds(bare, bare.origins.bare ?? '', '/')
  const onSite = inRounds(site, site.origins.site ?? '', target)
  const rounds: { bare: Load; site: Load }[] = []
  for (let round = 1 - WARM_UP_ROUNDS; round <= ROUNDS; round += 1) {
    tell(`${name}: round ${round} of ${ROUNDS}`)
    const measured = { bare: await onBare(), site: await onSite() }
    if (round > 0) rounds.push(measured)
  }
  const columns = (['perSecond', 'perCpuSecond'] as const).flatMap((measure) => [
    median(rounds.map(({ bare }) => bare[measure])).toFixed(0),
    median(rounds.map(({ site }) => site[measure])).toFixed(0),
    spread(rounds.map(({ bare, site }) => site[measure] / bare[measure])),
  ])
  return [name, (answer.body.length / 1000).toFixed(1), ...columns]
}

function inRounds(server: ServerProcess, origin: string, target: Target): () => Promise<Load> {
  let requests = 5 * CONNECTIONS
  return async () => {
    const measured = await load(server, origin, target, requests)
    requests = Math.max(2 * CONNECTIONS, Math.round(measured.perSecond * SECONDS))
    return measured
  }
}
