import { z } from 'zod'
import { requireYaml } from './read-yaml.ts'

const text = z.string().trim().min(1)
const StoredDataFile = z.array(z.strictObject({ what: text, why: text, howLong: text })).min(1)

export function storedDataModule(yaml: string): Record<string, string> {
  const rows = requireYaml('content/stored-data.yaml', yaml, StoredDataFile)
  const cells = rows.map(({ what, why, howLong }) => [what, why, howLong])
  return { 'stored-data.ts': `export const STORED_DATA: string[][] = ${JSON.stringify(cells)}\n` }
}

const percent = z.number().min(40).max(120)
const names = z.array(z.string().trim().min(1)).length(2, 'sono due')
const ToppingIdeasFile = z.strictObject({
  carriesWetUpToPct: percent,
  afterOvenFromPct: percent,
  carriesWet: names,
  balanced: names,
  afterOven: names,
})

export function toppingIdeasModule(text: string): Record<string, string> {
  const data = requireYaml('content/topping-ideas.yaml', text, ToppingIdeasFile)
  return { 'topping-ideas.ts': `export const TOPPING_IDEAS = ${JSON.stringify(data)} as const\n` }
}
