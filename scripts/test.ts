/**
 * Runs all steps of a round: `test` (default), the quick `--check`, or the complete `--proof`. `--check
 * --changed` checks only uncommitted files. `--slow` runs `test` three times on a busy machine.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePorts } from './free-ports.ts'
import { machineSlowness } from './machine-speed.ts'
import { budgetTable, writeLastRun } from './run-report.ts'
import { type Outcome, runLanes, temporaryDirectory } from './run-steps.ts'
import { runSlowly } from './slow-machine.ts'
import { lanesOf, PORTS, type Round } from './steps.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    proof: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
})
if (values.slow) process.exit(await runSlowly(root))

function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const names = `${git('diff', '--name-only', '-z', 'HEAD')}${git('ls-files', '-oz', '--exclude-standard')}`
  return names.split('\0').filter((name) => /\.(tsx?|mjs)$/.test(name) && existsSync(join(root, name)))
}

const round: Round = values.check ? 'check' : values.proof ? 'proof' : 'test'
const temporary = await temporaryDirectory()
const slownessBefore = await machineSlowness()
console.log(`This machine takes ${slownessBefore.toFixed(2)} times as long as a usual one.`)
const lanes = lanesOf({
  round,
  temporary: temporary.path,
  firstPort: await freePorts(PORTS),
  ...(values.changed && { changed: changedFiles() }),
})
if (round === 'proof') process.env.PROOF = '1'

const begun = performance.now()
const logs = join(root, 'test-results/logs')
const outcomes = await runLanes(lanes, { temporary: temporary.path, logs })
await temporary.remove()
const seconds = (performance.now() - begun) / 1000
const slowness = (slownessBefore + (await machineSlowness())) / 2

const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, one) => total + one[key], 0)
const failures = outcomes.filter(({ failed }) => failed > 0)
const report = ({ name, lastLines }: Outcome) =>
  console.log(
    `\n=== The end of ${name}, which failed (all of it: test-results/logs/${name}.log):\n${lastLines}`,
  )
for (const failure of failures) report(failure)
for (const { name, remarks = [] } of outcomes)
  for (const remark of remarks) console.log(`\n${name}: ${remark}`)
console.log(`\n${budgetTable({ outcomes, seconds, slowness })}`)
if (round === 'check') console.log(`\n${readFileSync(join(logs, 'house.log'), 'utf8').trimEnd()}`)
if (failures.length > 0) console.log(`Failed: ${failures.map(({ name }) => name).join(', ')}`)
await writeLastRun(root, { round, outcomes, seconds, slowness })
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(failures.length > 0 ? 1 : 0)
