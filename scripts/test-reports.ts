import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Report extends Counts {
  remarks: string[]
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const PlaywrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})
const PlaywrightSuite = z.object({
  specs: z.array(PlaywrightSpec),
  get suites() {
    return z.array(PlaywrightSuite).optional()
  },
})
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(PlaywrightSuite),
})

const MAX_REASON_LENGTH = 300
const reasonOf = (message: string | undefined) =>
  stripVTControlCharacters(message ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_REASON_LENGTH)

export const errorsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\b(?:\w*Error|error TS\d+|SIG[A-Z]+)\b/.test(line))
    .slice(0, 3)
    .map(reasonOf)

export async function readVitestReport(file: string): Promise<Report> {
  const report = VitestReport.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    remarks: report.testResults.flatMap(({ name, message, assertionResults }) => {
      if (assertionResults.length === 0 && message) return [`${name}: ${reasonOf(message)}`]
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${reasonOf(failureMessages?.[0])}`)
    }),
  }
}

export async function readPlaywrightReport(file: string): Promise<Report> {
  const { stats, suites } = PlaywrightReport.parse(JSON.parse(await readFile(file, 'utf8')))
  const remarks = suites.flatMap(specsOf).flatMap(({ title, file: place, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const message = results.flatMap(({ errors }) => errors).find((error) => error.message)?.message
        const which = status === 'flaky' ? 'flaky' : 'failed'
        return `${which}: ${place}:${line} › ${title} (${projectName}): ${reasonOf(message)}`
      }),
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, remarks }
}

const specsOf = ({
  specs,
  suites = [],
}: z.infer<typeof PlaywrightSuite>): z.infer<typeof PlaywrightSpec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]
