import { z } from 'zod'
import { ContentError } from './content-error.ts'
import type { Ingredient } from './read-ingredients.ts'
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
const ids = z.array(z.string().trim().min(1)).min(1)
const ToppingIdeasFile = z.strictObject({
  carriesWetUpToPct: percent,
  afterOvenFromPct: percent,
  carriesWet: names,
  balanced: names,
  afterOven: names,
  classic: z.strictObject({ tomato: ids, cheese: ids, seasoning: ids }),
})

export function toppingIdeasModule(
  text: string,
  entries: readonly Pick<Ingredient, 'id'>[],
): Record<string, string> {
  const { classic, ...ideas } = requireYaml('content/topping-ideas.yaml', text, ToppingIdeasFile)
  const unknown = Object.values(classic)
    .flat()
    .filter((id) => !entries.some((entry) => entry.id === id))
  if (unknown.length > 0)
    throw new ContentError(
      unknown.map((id) => `content/topping-ideas.yaml, classic: «${id}» non è un ingrediente`),
    )
  return {
    'topping-ideas.ts': `export const TOPPING_IDEAS = ${JSON.stringify(ideas)} as const
`,
    'classic-topping.ts': `export const CLASSIC_TOPPING = ${JSON.stringify(classic)}
`,
  }
}
