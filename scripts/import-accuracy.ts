/**
 * `npm run import-accuracy -- FOLDER` reads saved recipe pages of other sites. It prints how often title,
 * ingredients, times and steps are as expected. FOLDER is a clone of github.com/hhursev/recipe-scrapers.
 * import-pages.tsv lists the pages to read. `--wrong` also prints the differences.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recipeOfPage } from '#server/features/import/reading/read-page.ts'

interface Expected {
  title?: string
  canonical_url?: string
  ingredients?: string[]
  instructions_list?: string[]
  prep_time?: number | null
  cook_time?: number | null
  total_time?: number | null
}
const PARTS = ['title', 'ingredients', 'times', 'steps'] as const
type Part = (typeof PARTS)[number]

const [folder, ...flags] = process.argv.slice(2)
if (!folder) {
  console.error(
    'Usage: npm run import-accuracy -- FOLDER [--wrong], where FOLDER is a clone of github.com/hhursev/recipe-scrapers',
  )
  process.exit(1)
}

const bare = (value: unknown) => (JSON.stringify(value) ?? '').replace(/[\s\u00ad\u200b]+/gu, '')
const withoutTitles = (lines: readonly string[]) => lines.filter((line) => !line.endsWith(':'))
const bareSteps = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/^(?:\d{1,2}[.)-]+|[–-])\s*|:$/gu, ''))
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(12)

function comparePage(html: string, expected: Expected): Record<Part, [unknown, unknown]> {
  const read = recipeOfPage(html, expected.canonical_url ?? 'https://example.org/')
  const { title = '', ingredients = [], instructions_list: steps = [] } = expected
  // Compares only the times that `expected` has. If the page gives no total, it is `prepMin` plus `cookMin`.
  const named = (['prep_time', 'cook_time', 'total_time'] as const).filter(
    (name) => typeof expected[name] === 'number',
  )
  const sum = (read?.prepMin ?? 0) + (read?.cookMin ?? 0)
  const times = {
    prep_time: read?.prepMin,
    cook_time: read?.cookMin,
    total_time: read?.totalMin ?? (sum || null),
  }
  return {
    title: [read?.name, title],
    ingredients: [withoutTitles(read?.ingredients ?? []), withoutTitles(ingredients)],
    times: [named.map((name) => times[name]), named.map((name) => expected[name])],
    steps: [bareSteps(read?.steps ?? []), bareSteps(steps)],
  }
}

const pages = readFileSync(new URL('import-pages.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])

console.log(['pages'.padEnd(12), 'count', ...PARTS.map((part) => part.padStart(12))].join(' '))
for (const [set, its] of Map.groupBy(pages, ([name]) => name)) {
  const right: Record<Part, number> = { title: 0, ingredients: 0, times: 0, steps: 0 }
  for (const [, page] of its) {
    const path = join(folder, 'tests/test_data', page)
    const expected = JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Expected
    const compared = comparePage(readFileSync(`${path}.testhtml`, 'utf8'), expected)
    for (const part of PARTS) {
      const [read, wanted] = compared[part]
      if (bare(read) === bare(wanted)) right[part] += 1
      else if (flags.includes('--wrong'))
        console.log(
          `  ${page} ${part}\n    read     ${JSON.stringify(read)}\n    expected ${JSON.stringify(wanted)}`,
        )
    }
  }
  console.log(
    [
      set.padEnd(12),
      String(its.length).padStart(5),
      ...PARTS.map((part) => percent(right[part], its.length)),
    ].join(' '),
  )
}
