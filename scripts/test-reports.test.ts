import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorsIn, readPlaywrightReport, readVitestReport } from './test-reports.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cornicione-reports-test-'))
})
afterAll(() => rm(dir, { recursive: true }))

const reportFile = async (content: unknown) => {
  const file = join(dir, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('reads the counts of Vitest, and what failed', async () => {
  const file = await reportFile({
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'flour weighs', status: 'passed', failureMessages: [] },
          { fullName: 'salt weighs', status: 'failed', failureMessages: ['expected 2\n to be 3', 'later'] },
        ],
      },
      { name: 'b.test.ts', message: 'it does not load', assertionResults: [] },
    ],
  })
  expect(await readVitestReport(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    remarks: ['a.test.ts › salt weighs: expected 2 to be 3', 'b.test.ts: it does not load'],
  })
})

test('counts a browser test that passed at its second try as passed, and names it', async () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
  })
  const file = await reportFile({
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 },
    suites: [
      {
        specs: [spec('a list', 'expected')],
        suites: [{ specs: [spec('a form', 'unexpected', 'no button'), spec('a page', 'flaky', 'too late')] }],
      },
    ],
  })
  expect(await readPlaywrightReport(file)).toEqual({
    passed: 9,
    failed: 1,
    skipped: 3,
    remarks: [
      'failed: a.spec.ts:3 › a form (phone): no button',
      'flaky: a.spec.ts:3 › a page (phone): too late',
    ],
  })
})

test('a missing or foreign report is an error, never zero failures', async () => {
  await expect(readVitestReport(join(dir, 'missing.json'))).rejects.toThrow()
  await expect(readVitestReport(await reportFile({ stats: {} }))).rejects.toThrow()
  await expect(readPlaywrightReport(await reportFile([]))).rejects.toThrow()
})

test('names why a runner died that has no failed test to tell of', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m a.test.ts (3 tests)',
    'Error: [vitest-pool]: Worker forks emitted error.',
    '\u001b[31mCaused by: Error: Worker exited unexpectedly with signal SIGSEGV while running a.test.ts\u001b[39m',
  ].join('\n')
  expect(errorsIn(output)).toEqual([
    'Error: [vitest-pool]: Worker forks emitted error.',
    'Caused by: Error: Worker exited unexpectedly with signal SIGSEGV while running a.test.ts',
  ])
})
