/** Prints how often ingredient lines are read as they are labelled. The figures stand in docs/sources.md. */
import { readFileSync } from 'node:fs'
import { readingAccuracy, readLabelled } from '../src/domain/ingredients/reading-accuracy.ts'

const file = new URL('../src/domain/ingredients/labelled-lines.tsv', import.meta.url)
const labelled = readLabelled(readFileSync(file, 'utf8'))
const sets = [...new Set(labelled.map(({ set }) => set))]

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(8)
console.log('set       lines    grams     food     both')
for (const set of [...sets, 'all']) {
  const { lines, grams, food, both } = readingAccuracy(
    labelled.filter((line) => set === 'all' || line.set === set),
  )
  console.log(
    [set.padEnd(9), String(lines).padStart(5), ...[grams, food, both].map((n) => percent(n, lines))].join(
      ' ',
    ),
  )
}
for (const wrong of readingAccuracy(labelled).wrong) console.log(`  ${wrong}`)
