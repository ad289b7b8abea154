import { CONNECTIONS, fetchWhole, type Load, load, nextOf, type Target } from './load.ts'
import { querySpellings } from './query-spellings.ts'
import { print, printTable, tell } from './report.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { median, spread } from './statistics.ts'

const WARM_UP_ROUNDS = 2
const ROUNDS = 7
const SECONDS = 1

type Variant = {
  name: string
  origin: 'site' | 'rendering'
  target: Target
}

const search = (query: string) => `/api/recipes/search/${encodeURIComponent(query)}`
const QUERY = 'mozzarella di bufala'
const nextSpelling = querySpellings(QUERY)

const VARIANTS: readonly Variant[] = [
  { name: 'home page, cached', origin: 'site', target: '/' },
  { name: 'home page, rendered each time', origin: 'rendering', target: '/' },
  { name: 'recipe page, cached', origin: 'site', target: '/ricette/1' },
  { name: 'recipe page, rendered each time', origin: 'rendering', target: '/ricette/1' },
  { name: '/api/recipes', origin: 'site', target: '/api/recipes' },
  { name: '/api/recipes/1', origin: 'site', target: '/api/recipes/1' },
  { name: 'search, asked before', origin: 'site', target: search(QUERY) },
  { name: 'search, new each time', origin: 'site', target: () => search(nextSpelling()) },
]

export async function benchmarkRequests(): Promise<void> {
  const [site, bare] = await Promise.all([
    startServerProcess('site-process.ts'),
    startServerProcess('bare-process.ts'),
  ])
  try {
    const rows: string[][] = []
    for (const variant of VARIANTS) rows.push(await measureVariant(variant, { site, bare }))
    print('## Requests')
    printTable(
      ['', 'kB sent', 'bare /s', 'site /s', 'ratio', 'bare /CPU s', 'site /CPU s', 'ratio of CPU'],
      rows,
    )
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

async function measureVariant(
  { name, origin, target }: Variant,
  { site, bare }: Record<'site' | 'bare', ServerProcess>,
): Promise<string[]> {
  const answer = await fetchWhole(site.origins[origin] + nextOf(target))
  await bare.ask({ kind: 'answer', ...answer })

  const onBare = inRounds(bare, bare.origins.bare ?? '', '/')
  const onSite = inRounds(site, site.origins[origin] ?? '', target)
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
