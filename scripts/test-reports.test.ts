import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'

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

test('reads the counts of Vitest', async () => {
  const file = await reportFile({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
  expect(await readVitestReport(file)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('counts a browser test that passed at its second try as passed', async () => {
  const file = await reportFile({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } })
  expect(await readPlaywrightReport(file)).toEqual({ passed: 9, failed: 1, skipped: 3 })
})

test('a missing or foreign report is an error, never zero failures', async () => {
  await expect(readVitestReport(join(dir, 'missing.json'))).rejects.toThrow()
  await expect(readVitestReport(await reportFile({ stats: {} }))).rejects.toThrow()
  await expect(readPlaywrightReport(await reportFile([]))).rejects.toThrow()
})
