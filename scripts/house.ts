/**
 * Compares the size and structure of the code with house.json. No figure may grow. `npm run house --
 * --keep` stores the new values.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Figures = Readonly<Record<string, number>>

const CODE = /\.(?:tsx?|mjs|css|sql)$/
const TEST = /\.test\.tsx?$|^tests\//
const LONG = 250
const SHORT = 30
const IMPORT = /(?:from|import\() ?'(\.[^']+|#domain\/[^']+)'/g

export function measureHouse(files: readonly string[], textOf: (file: string) => string): Figures {
  const figures: Record<string, number> = {}
  const add = (name: string, amount: number) => {
    figures[name] = (figures[name] ?? 0) + amount
  }
  const arrows = new Set<string>()
  for (const file of files.filter((one) => CODE.test(one))) {
    const text = textOf(file)
    const lines = text.split('\n').length - 1
    const [top = '', area = ''] = file.split('/')
    if (TEST.test(file)) add('lines of tests', lines)
    else if (top === 'src') {
      add('lines of src', lines)
      add(`lines of src/${area.includes('.') ? '' : area}`, lines)
      add(`files over ${LONG} lines`, lines > LONG ? 1 : 0)
      add(`files under ${SHORT} lines`, lines < SHORT ? 1 : 0)
      if (area === 'domain') for (const arrow of arrowsOf(file, text)) arrows.add(arrow)
    } else add(`lines of ${top}`, lines)
  }
  return { ...figures, 'arrows between the rooms of src/domain': arrows.size }
}

const DOMAIN = 'src/domain/'
const roomOf = (file: string) => file.slice(DOMAIN.length).split('/')[0] ?? ''

function arrowsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, to = '']) => {
    const target = to.startsWith('#') ? `src/${to.slice(1)}` : normalize(join(dirname(file), to))
    return target.startsWith(DOMAIN) && roomOf(target) !== roomOf(file)
      ? [`${roomOf(file)} > ${roomOf(target)}`]
      : []
  })
}

export function compareHouse(now: Figures, kept: Figures): { table: string; grown: string[] } {
  const rows = Object.entries(now).map(([name, value]) => {
    const before = kept[name] ?? 0
    return `${name.padEnd(40)}${String(value).padStart(8)}${before === value ? '' : `  (kept: ${before})`}`
  })
  const grown = Object.keys(now).filter((name) => (now[name] ?? 0) > (kept[name] ?? 0))
  return { table: rows.join('\n'), grown }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const keptIn = join(root, 'scripts/house.json')
  const folders = ['src', 'tests', 'scripts', 'tools', 'bench', 'drills']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  const now = measureHouse(files.sort(), (file) => readFileSync(join(root, file), 'utf8'))
  if (process.argv.includes('--keep')) writeFileSync(keptIn, `${JSON.stringify(now, null, 2)}\n`)
  const { table, grown } = compareHouse(now, JSON.parse(readFileSync(keptIn, 'utf8')) as Figures)
  console.log(table)
  for (const name of grown)
    console.log(`Grown: ${name}. If it has to be: npm run house -- --keep, and say why.`)
  process.exit(grown.length > 0 ? 1 : 0)
}
