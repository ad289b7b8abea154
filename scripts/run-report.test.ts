import { expect, test } from 'vitest'
import { budgetTable } from './run-report.ts'
import { lanesOf, type Round } from './steps.ts'

const counts = { passed: 3, failed: 0, skipped: 0 }

test('a step is held to its budget by the seconds of a usual machine', () => {
  const outcomes = [
    { name: 'unit', seconds: 40, cpuSeconds: 60, budgetCpuS: 40, ...counts },
    { name: 'laws', seconds: 80, cpuSeconds: 90, budgetCpuS: 40, ...counts },
  ]
  const text = budgetTable({ outcomes, seconds: 100, slowness: 2 })
  expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
    'step  passed  wall s  CPU s  of a usual machine  budget',
    'unit       3      40     60                  30      40',
    'laws       3      80     90                  45      40',
    'all        6     100    150                  75      80',
    'This machine took 2.00 times as long as a usual one: 50 s there.',
    'Over its budget: laws',
  ])
})

const stepsOf = (round: Round) => lanesOf({ round, temporary: '/tmp', firstPort: 1 }).flat()

test('every step of the tests has a budget, together 760 s of a processor at most', () => {
  const budgets = stepsOf('test').map(({ name, budgetCpuS = Number.NaN }) => [name, budgetCpuS] as const)
  for (const [name, budget] of budgets) expect(budget, name).toBeGreaterThan(0)
  expect(budgets.reduce((sum, [, budget]) => sum + budget, 0)).toBeLessThanOrEqual(760)
})

test('the proof runs every step of the tests, and what it leaves out of no step', () => {
  const names = (round: Round) => stepsOf(round).map(({ name }) => name)
  expect(names('proof')).toEqual(expect.arrayContaining(names('test')))
  const filtered = (round: Round) =>
    stepsOf(round).filter(({ command }) =>
      command.some((part) => /^--(?:tags-filter|grep-invert)/.test(part)),
    )
  expect(filtered('proof')).toEqual([])
  const suites = ['api-embedded', 'api-postgres', 'faults', 'journeys', 'laws', 'unit', 'visits']
  expect(
    filtered('test')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(suites)
})
