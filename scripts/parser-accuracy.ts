/** Prints how often ingredient lines are read as they are labelled, by set and by how sure the reader said it was. The
 *  figures stand in docs/sources.md. */
import { readFileSync } from 'node:fs'
import { readingAccuracy, readLabelled } from '../src/domain/ingredients/reading-accuracy.ts'

const file = new URL('../src/domain/ingredients/labelled-lines.tsv', import.meta.url)
const labelled = readLabelled(readFileSync(file, 'utf8'))
const sets = [...new Set(labelled.map(({ set }) => set))]

type Row = { lines: number; food: number; grams: number; both: number }

const percent = (part: number, whole: number) =>
  (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`).padStart(8)
const print = (name: string, { lines, food, grams, both }: Row) =>
  console.log(
    [name.padEnd(9), String(lines).padStart(5), ...[food, grams, both].map((n) => percent(n, lines))].join(
      ' ',
    ),
  )

console.log('set       lines     food    grams     both')
for (const set of sets) print(set, readingAccuracy(labelled.filter((line) => line.set === set)))
const all = readingAccuracy(labelled)
print('all', all)
console.log('certainty')
for (const [name, counts] of Object.entries(all.byConfidence)) print(name, counts)
for (const wrong of all.wrong) console.log(`  ${wrong}`)
