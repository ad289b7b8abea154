/**
 * `npm run photo-accuracy -- <folder>` analyses labelled photos in the sub-folders pizza/, ingredients/ and
 * other/, and prints how often the embedded engine is right. docs/photo-analysis.md has the figures.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suggestIngredients } from '../src/domain/photo-analysis/loose-ingredients.ts'
import type { CatalogueRecipe } from '../src/domain/photo-analysis/rank-recipes.ts'
import { CONTENT_DIRECTORY, parseContent, readContentFiles } from '../src/server/db/seed/content-files.ts'
import type { PhotoFindings } from '../src/server/features/photo-analysis/photo-messages.ts'
import { photoThread } from '../src/server/features/photo-analysis/photo-thread.ts'
import { INGREDIENT_LABELS, RECIPE_LABELS } from './photo-labels.ts'

const KINDS = { pizza: 'pizza', ingredients: 'ingredients', other: 'neither' } as const
type Folder = keyof typeof KINDS
const FOLDERS = Object.keys(KINDS) as Folder[]
interface Looked {
  folder: Folder
  file: string
  findings: PhotoFindings
}

const folder = process.argv[2]
if (!folder || !existsSync(folder))
  throw new Error('Usage: npm run photo-accuracy -- <folder with pizza/, ingredients/, other/>')

async function catalogue(): Promise<CatalogueRecipe[]> {
  const { recipes } = parseContent(await readContentFiles(CONTENT_DIRECTORY))
  return recipes.map(({ id, name, category, ingredients }) => ({
    id,
    name,
    category,
    ingredients: ingredients.flatMap(({ lines }) => lines),
  }))
}

async function lookAtAll(root: string): Promise<Looked[]> {
  const log = { warn: (fields: object) => console.error(fields) }
  const thread = photoThread({ log })
  const recipes = await catalogue()
  const looked: Looked[] = []
  for (const name of FOLDERS.filter((sub) => existsSync(join(root, sub)))) {
    for (const file of readdirSync(join(root, name)).sort()) {
      const findings = await thread.look(readFileSync(join(root, name, file)), recipes)
      looked.push({ folder: name, file, findings })
    }
  }
  await thread.close()
  return looked
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const isRight = ({ folder: truth, findings }: Looked) => findings.kind === KINDS[truth]

function printConfusion(looked: readonly Looked[]): void {
  console.log(
    `\nType right: ${looked.filter(isRight).length} of ${looked.length}, ${percent(looked.filter(isRight).length, looked.length)}\n`,
  )
  row('photos of', ...Object.values(KINDS).map((kind) => `taken for ${kind}`))
  row('---', ...FOLDERS.map(() => '---:'))
  for (const truth of FOLDERS) {
    const own = looked.filter((entry) => entry.folder === truth)
    row(
      truth,
      ...Object.values(KINDS).map((kind) => own.filter(({ findings }) => findings.kind === kind).length),
    )
  }
}

function printCalibration(looked: readonly Looked[]): void {
  const claims = looked.filter(({ findings }) => findings.kind !== 'neither')
  console.log('')
  row('confidence', 'answers', 'right', 'share')
  row('---', '---:', '---:', '---:')
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 0.6],
    [0.6, 0.7],
    [0.7, 0.8],
    [0.8, 0.9],
    [0.9, 1],
    [0.8, 1],
  ] as const) {
    const own = claims.filter(({ findings: { confidence } }) => confidence >= from && confidence < to)
    row(
      `${from}–${to}`,
      own.length,
      own.filter(isRight).length,
      percent(own.filter(isRight).length, own.length),
    )
  }
}

/** The file name contains the label: `<label>__…` for ingredients, the pizza's name for a pizza. */
function printSuggestions(looked: readonly Looked[]): void {
  const shown = looked
    .filter(({ findings }) => findings.kind === 'ingredients')
    .map((entry) => ({ ...entry, names: suggestIngredients(entry.findings.shades).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0)
  const hits = shown.filter(({ file, names }) =>
    names.some((name) => INGREDIENT_LABELS[file.split('__')[0] ?? '']?.test(name)),
  )
  console.log(
    `\nIngredients suggested for ${shown.length} photos, one of the three is right: ${percent(hits.length, shown.length)}`,
  )
  const named = looked.flatMap(({ folder: truth, file, findings }) => {
    const label = RECIPE_LABELS.find(([word]) => word.test(file))
    return truth === 'pizza' && label
      ? [
          findings.ranked.findIndex(({ name, lookAlikes }) =>
            [name, ...lookAlikes.map((other) => other.name)].some((one) => label[1].test(one)),
          ),
        ]
      : []
  })
  const within = (places: number) =>
    percent(named.filter((at) => at >= 0 && at < places).length, named.length)
  console.log(
    `Pizzas with a known name: ${named.length}; first ${within(1)}, among the first three ${within(3)}, five ${within(5)}`,
  )
}

const looked = await lookAtAll(folder)
printConfusion(looked)
printCalibration(looked)
printSuggestions(looked)
console.log('\nWrong:')
for (const { folder: truth, file, findings } of looked.filter((entry) => !isRight(entry)))
  console.log(`  ${truth}/${file}: ${findings.kind} ${findings.confidence.toFixed(2)}`)
