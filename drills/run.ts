/** `npm run drill -- NAME` breaks something on purpose, prints the effects on visitors, and fails when a
 * promise did not hold. */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { Agent, setGlobalDispatcher } from 'undici'
import { isBuilt } from '../scripts/build-stamp.ts'
import { buildSite } from '../scripts/site-build.ts'
import { cache } from './cache.ts'
import { crowd } from './crowd.ts'
import { diskFull } from './disk-full.ts'
import { failover } from './failover.ts'
import { kill } from './kill.ts'
import type { Drill } from './outcome.ts'
import { power } from './power.ts'
import { restore } from './restore.ts'
import { rolling } from './rolling.ts'
import { upgrade } from './upgrade.ts'

const DRILLS: Readonly<Record<string, Drill>> = {
  rolling,
  failover,
  upgrade,
  restore,
  'disk-full': diskFull,
  kill,
  power,
  cache,
  crowd,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, rounds: { type: 'string' }, from: { type: 'string' } },
})
const [name = ''] = positionals
const drill = Object.hasOwn(DRILLS, name) ? DRILLS[name] : undefined
if (!drill) throw new Error(`Which drill? There are: ${Object.keys(DRILLS).join(', ')}`)
const rounds = numberOf('rounds', values.rounds)
if (rounds !== undefined && !Number.isInteger(rounds)) throw new Error('--rounds is a whole number')

function numberOf(option: string, text: string | undefined): number | undefined {
  const value = text === undefined ? undefined : Number(text)
  if (value !== undefined && !(value > 0 && value < Infinity))
    throw new Error(`--${option} is a number more than 0, not '${text}'`)
  return value
}

// On a busy machine a response may take longer than the default limit of `fetch`, five minutes.
setGlobalDispatcher(new Agent({ headersTimeout: 0, bodyTimeout: 0 }))
if (!(await isBuilt())) await buildSite()
const load = () => os.loadavg()[0]?.toFixed(1)
const [begun, loadBefore] = [performance.now(), load()]
const { rows, broken, head } = await drill({
  seconds: numberOf('seconds', values.seconds),
  rounds,
  from: values.from,
})
const titles = head ?? ['what', 'seen']
const lines = [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
const seconds = ((performance.now() - begun) / 1000).toFixed(0)
process.stdout.write(
  `${lines.join('\n')}\n\n${name}: ${seconds} s on ${os.availableParallelism()} cores, load ${loadBefore} before and ${load()} after\n`,
)
for (const one of broken) process.stderr.write(`Broken: ${one}\n`)
process.exit(broken.length > 0 ? 1 : 0)
