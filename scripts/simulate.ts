/**
 * `npm run simulate -- [--seeds N] [--seed S]` simulates background work (newsletter, emails, import,
 * catalogue, sessions) on several servers that crash and with a failing database. The default is ten
 * thousand seeds from 0; `--seed` alone runs that seed only. Prints the first three failures with their
 * history.
 */
import { parseArgs } from 'node:util'
import { describeFailure, simulate } from '#tests/simulation/simulate.ts'

const MOST_SHOWN = 3
const { values } = parseArgs({ options: { seeds: { type: 'string' }, seed: { type: 'string' } } })
const first = Number(values.seed ?? 0)
const count = Number(values.seeds ?? (values.seed === undefined ? 10_000 : 1))
if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1) {
  console.error('Usage: npm run simulate -- [--seeds N] [--seed S]')
  process.exit(2)
}

const begun = process.cpuUsage()
let failed = 0
for (let seed = first; seed < first + count; seed += 1) {
  const failure = await simulate(seed)
  if (!failure) continue
  failed += 1
  if (failed <= MOST_SHOWN) console.error(`${describeFailure(failure)}\n`)
  else console.error(`Seed ${seed}: ${failure.message.slice(0, 200)}`)
}
const { user, system } = process.cpuUsage(begun)
console.log(`${count} seeds, ${failed} failed, ${((user + system) / 1e6).toFixed(1)} s of processor time`)
process.exit(failed > 0 ? 1 : 0)
