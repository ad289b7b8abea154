import { z } from 'zod'
import { requireYaml } from './read-yaml.ts'

const FILE = 'content/dough-checks.yaml'
const text = z.string().trim().min(1)
const DoughChecksFile = z.strictObject({
  sources: z.record(
    text,
    z.strictObject({ title: text, url: z.url().optional(), grade: z.enum(['A', 'B']), known: text }),
  ),
  leftOut: z.array(z.strictObject({ what: text, why: text })),
  chart: z.strictObject({
    freshPct: z.array(z.number().positive()),
    rows: z.string().regex(/^(?:\d+(?: (?:\d+|-))+\n)+$/, 'ogni riga ha gradi, poi ore o -'),
  }),
})

export function doughChecksModule(yaml: string): Record<string, string> {
  const data = requireYaml(FILE, yaml, DoughChecksFile)
  const { sources, leftOut, chart } = data
  const keys = Object.keys(sources).map((key) => JSON.stringify(key))
  return {
    'dough-checks.ts': `export type GoldenSourceKey = ${keys.join(' | ')}
export type GoldenSource = Readonly<{ title: string; grade: 'A' | 'B'; known: string; url?: string }>
export const GOLDEN_SOURCES: Readonly<Record<GoldenSourceKey, GoldenSource>> = ${JSON.stringify(sources)}
export const LEFT_OUT = ${JSON.stringify(leftOut)} as const
/** Columns: fresh yeast in percent of the flour. Rows: °F. Cells: whole hours to 'ready to bake'; '-' is
 * empty. */
export const YEAST_CHART = ${JSON.stringify(chart)} as const\n`,
  }
}
