/** `npm run bench` measures everything except `scale` and prints Markdown. `npm run bench -- NAME` runs one
 * part: `requests`, `growth`, `photos`, `votes`, `evening` or `memory`. `scale` needs 25 GB and more than
 * half an hour, and runs only when named. */
import os from 'node:os'
import { isBuilt } from '../scripts/build-stamp.ts'
import { buildSite } from '../scripts/site-build.ts'
import { benchmarkEvening } from './evening-benchmark.ts'
import { benchmarkGrowth } from './growth-benchmark.ts'
import { benchmarkMemory } from './memory-benchmark.ts'
import { benchmarkPhotos } from './photo-benchmark.ts'
import { print, tell } from './report.ts'
import { benchmarkRequests } from './request-benchmark.ts'
import { benchmarkScale } from './scale-benchmark.ts'
import { benchmarkVotes } from './vote-benchmark.ts'

process.env.NODE_ENV = 'production'

const ofBuiltSite = (benchmark: () => Promise<void>) => async (): Promise<void> => {
  if (!(await isBuilt())) {
    tell('building the site')
    await buildSite()
  }
  await benchmark()
}

const PARTS = {
  requests: ofBuiltSite(benchmarkRequests),
  growth: benchmarkGrowth,
  photos: ofBuiltSite(benchmarkPhotos),
  votes: ofBuiltSite(benchmarkVotes),
  evening: benchmarkEvening,
  memory: benchmarkMemory,
  scale: benchmarkScale,
} as const
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)

const load = () => `load ${os.loadavg()[0]?.toFixed(1)}`
print(
  [
    new Date().toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `${os.availableParallelism()} cores (${os.cpus()[0]?.model.trim() ?? 'of an unknown kind'})`,
    `${load()} at the start`,
  ].join(' · '),
)
print('')
for (const [name, run] of Object.entries(PARTS))
  if (wanted.includes(name) || (wanted.length === 0 && name !== 'scale')) await run()
print(`${load()} at the end`)
