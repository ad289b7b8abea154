/**
 * Measures with a fixed workload how much slower this machine is now than the machine of
 * docs/benchmarks.md. CPU budgets depend on this factor, because the speed of a machine varies between
 * days.
 */
import { Worker } from 'node:worker_threads'

/** CPU seconds of the workload on the machine of docs/benchmarks.md. */
const REFERENCE_S = 0.5
const ROUNDS = 150

const WORK = `
const { parentPort } = require('node:worker_threads')
let matches = 0
for (let round = 0; round < ${ROUNDS / 2}; round += 1) {
  const rows = Array.from({ length: 1500 }, (_, index) => ({
    id: (index * 7919 + round) % 1500,
    name: \`\${index} g di farina tipo \${index % 3}\`,
    parts: [index / 3, index / 7, index / 11],
  }))
  const copies = JSON.parse(JSON.stringify(rows)).toSorted((one, other) => one.id - other.id)
  const byName = new Map(copies.map((row) => [row.name.normalize('NFD').toLowerCase(), row]))
  for (const [name, { parts }] of byName) {
    if (/^(\\d+) (?:g|grammi) (?:di )?(\\w+)(?: tipo ([12]))$/u.test(name) && parts.every(Number.isFinite))
      matches += 1
  }
  const sums = new Float64Array(30_000)
  for (let place = 1; place < sums.length; place += 1) sums[place] = Math.sin(place) + sums[place - 1] * 0.5
}
parentPort.postMessage(matches)
`

const workOnce = () =>
  new Promise<number>((resolve, reject) => {
    new Worker(WORK, { eval: true }).once('message', resolve).once('error', reject)
  })

export async function machineSlowness(): Promise<number> {
  const begun = process.cpuUsage()
  const [one, other] = await Promise.all([workOnce(), workOnce()])
  if (one !== other) throw new Error(`the same work had two results: ${one}, ${other}`)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1e6 / REFERENCE_S
}
