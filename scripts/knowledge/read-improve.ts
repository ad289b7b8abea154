import type { z } from 'zod'
import type { ImproveContent } from '#domain/improvement/improve-content.ts'
import { ContentError } from './content-error.ts'
import {
  DoughsFile,
  DoughTipsFile,
  HotFile,
  NotesFile,
  RefinedFile,
  StaplesFile,
  TipsFile,
  ToppingsFile,
} from './improve-schema.ts'
import type { Ingredient } from './read-ingredients.ts'
import { readYaml } from './read-yaml.ts'

const FILES = {
  'piccante.yaml': HotFile,
  'gourmet.yaml': RefinedFile,
  'tips.yaml': TipsFile,
  'dough-tips.yaml': DoughTipsFile,
  'staples.yaml': StaplesFile,
  'doughs.yaml': DoughsFile,
  'toppings.yaml': ToppingsFile,
  'notes.yaml': NotesFile,
} as const
type ImproveFiles = { [Name in keyof typeof FILES]: z.infer<(typeof FILES)[Name]> }

function valuesUnder(key: string, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesUnder(key, value),
  )
}

export function readImprove(texts: ReadonlyMap<string, string>, entries: readonly Ingredient[]) {
  const all = Object.entries(FILES).map(([name, schema]) => ({
    name,
    ...readYaml<unknown>(`content/improve/${name}`, texts.get(name) ?? '', schema),
  }))
  const foods = new Set(entries.map(({ id }) => id))
  const paired = new Set(entries.flatMap(({ id, pairing }) => (pairing ? [id] : [])))
  const problems = all.flatMap(({ name, data, problems: own }) => [
    ...own,
    ...valuesUnder('food', data)
      .filter((id) => !foods.has(id))
      .map((id) => `content/improve/${name}: food: «${id}» non è un ingrediente di content/ingredients/`),
    ...valuesUnder('pairing', data)
      .filter((id) => !paired.has(id))
      .map((id) => `content/improve/${name}: pairing: «${id}» non è un ingrediente con un abbinamento`),
  ])
  const read = Object.fromEntries(all.map(({ name, data }) => [name, data])) as ImproveFiles
  const hot = read['piccante.yaml']
  const added = new Set(hot?.additions.map(({ id }) => id))
  for (const { add } of hot?.choices ?? [])
    if (!added.has(add))
      problems.push(`content/improve/piccante.yaml: choices: «${add}» non è fra le voci di additions`)
  const staples = read['staples.yaml'] as ImproveFiles['staples.yaml'] | undefined
  for (const one of staples ? [...staples.seasoning, ...staples.plain] : [])
    if (!paired.has(one))
      problems.push(`content/improve/staples.yaml: «${one}» non è un ingrediente con un abbinamento`)
  if (problems.length > 0) throw new ContentError(problems)
  return read
}

const NAMES: Readonly<Record<keyof ImproveContent, keyof ImproveFiles>> = {
  HOT: 'piccante.yaml',
  REFINED: 'gourmet.yaml',
  TOPPING_TOPICS: 'tips.yaml',
  DOUGH_TIPS: 'dough-tips.yaml',
  STAPLES: 'staples.yaml',
  DOUGHS: 'doughs.yaml',
  TOPPINGS: 'toppings.yaml',
  NOTES: 'notes.yaml',
}

export function improveModule(files: ImproveFiles): Record<string, string> {
  const told = Object.entries(NAMES).map(
    ([name, file]) => `export const ${name}: ImproveContent['${name}'] = ${JSON.stringify(files[file])}\n`,
  )
  return {
    'improve.ts': `import type { ImproveContent } from '#domain/improvement/improve-content.ts'
${told.join('')}`,
  }
}
