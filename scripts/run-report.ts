import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outcome } from './run-steps.ts'

interface Run {
  outcomes: readonly Outcome[]
  seconds: number
  slowness: number
}

const HEAD = ['step', 'passed', 'wall s', 'CPU s', 'of a usual machine', 'budget']

const isOver = ({ cpuSeconds, budgetCpuS = Infinity }: Outcome, slowness: number) =>
  cpuSeconds / slowness > budgetCpuS

export function budgetTable({ outcomes, seconds, slowness }: Run): string {
  const row = (name: string, passed: number, wallS: number, cpuS: number, budget?: number) => [
    name,
    passed > 0 ? String(passed) : '',
    wallS.toFixed(0),
    cpuS.toFixed(0),
    (cpuS / slowness).toFixed(0),
    budget?.toString() ?? '',
  ]
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0)
  const all = row(
    'all',
    sum(({ passed }) => passed),
    seconds,
    sum(({ cpuSeconds }) => cpuSeconds),
    sum(({ budgetCpuS = 0 }) => budgetCpuS),
  )
  const rows = [
    HEAD,
    ...outcomes.map((one) => row(one.name, one.passed, one.seconds, one.cpuSeconds, one.budgetCpuS)),
    all,
  ]
  const widths = HEAD.map((_, place) => Math.max(...rows.map((cells) => cells[place]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  ')
  const over = outcomes.filter((one) => isOver(one, slowness)).map(({ name }) => name)
  return [
    ...rows.map(line),
    `This machine took ${slowness.toFixed(2)} times as long as a usual one: ${(seconds / slowness).toFixed(0)} s there.`,
    ...(over.length > 0 ? [`Over its budget: ${over.join(', ')}`] : []),
  ].join('\n')
}

export async function writeLastRun(root: string, { round, ...run }: Run & { round: string }): Promise<void> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const { outcomes, seconds, slowness } = run
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'cpuSeconds') =>
    outcomes.reduce((total, one) => total + one[key], 0)
  const last = {
    commit: git('rev-parse', 'HEAD'),
    isClean: git('status', '--porcelain') === '',
    round,
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    slowness,
    seconds,
    cpuSeconds: sum('cpuSeconds'),
    steps: outcomes.map((outcome) => ({ ...outcome, lastLines: undefined })),
  }
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(join(root, 'test-results/last.json'), `${JSON.stringify(last, null, 2)}\n`)
}
