import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Counts of Vitest's `json` reporter. Rejects when the file is missing or not such a report. */
export async function readVitestReport(file: string): Promise<Counts> {
  const report = VitestReport.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts of Playwright's `json` reporter. A flaky test passed at its second try: its name stands in the list above. */
export async function readPlaywrightReport(file: string): Promise<Counts> {
  const { stats } = PlaywrightReport.parse(JSON.parse(await readFile(file, 'utf8')))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
