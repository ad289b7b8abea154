/** `npm run parser-accuracy` writes docs/parser-accuracy.md: the share of ingredient lines parsed as
 * labelled, by set and by reported confidence. The authors of the lines in the sets 'mai-viste…' did not
 * know the parser. `--wrong` prints every miss. */
import { readFileSync, writeFileSync } from 'node:fs'
import {
  type Answer,
  answerTo,
  type LabelledLine,
  readingAccuracy,
  readLabelled,
  writeRange,
} from './reading-accuracy.ts'

const TABLE = new URL('../src/domain/ingredients/labelled-lines.tsv', import.meta.url)
export const DOCUMENT = new URL('../docs/parser-accuracy.md', import.meta.url)
const UNSEEN = 'mai-viste'

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
type Row = { lines: number; food: number; grams: number; both: number }
const row = (name: string, { lines, food, grams, both }: Row) =>
  `| ${name} | ${lines} | ${[food, grams, both].map((part) => percent(part, lines)).join(' | ')} |`
const table = (heading: string, rows: readonly string[]) =>
  [`| ${heading} | lines | food | grams | both |`, '| --- | --: | --: | --: | --: |', ...rows].join('\n')

const cell = (text: string) => text.replaceAll('|', '\\|')

function readRow({ label, read, grams, food }: Answer): string {
  const wanted = `${writeRange(label.grams)} · ${label.foodIds.join(' / ') || '?'}`
  const found = `${read.grams ?? '?'} · ${read.foodId ?? '?'}`
  return `| ${cell(label.line)} | ${wanted} | ${found} | ${read.confidence} | ${grams && food ? 'yes' : 'no'} |`
}

function unseenPart(labelled: readonly LabelledLine[], set: string): string {
  const rows = labelled.filter((line) => line.set === set).map((line) => readRow(answerTo(line)))
  return [
    `## ${set}`,
    '',
    '| line | label | read | sure | right |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

export function accuracyDocument(labelled: readonly LabelledLine[]): string {
  const sets = [...new Set(labelled.map(({ set }) => set))]
  const unseen = sets.filter((set) => set.startsWith(UNSEEN))
  const of = (name: string) => readingAccuracy(labelled.filter(({ set }) => set === name))
  const sure = (accuracy: ReturnType<typeof readingAccuracy>) =>
    Object.entries(accuracy.byConfidence).map(([name, counts]) => row(name, counts))
  const all = readingAccuracy(labelled)
  const unseenAll = readingAccuracy(labelled.filter(({ set }) => unseen.includes(set)))
  return [
    '# How ingredient lines are read',
    '',
    'Written by `npm run parser-accuracy` from `src/domain/ingredients/labelled-lines.tsv`; a test holds it to what the code',
    'reads. Do not change it by hand.',
    '',
    'A line is right when the food is the labelled one and the grams lie within the label: exactly what the line says where',
    'it is weighed, what cooks would weigh where it is counted or spooned. `?` stands for no weight (a line that gives none) or',
    'no food (one that the table does not know); reading something there is wrong. Millilitres are turned into grams, and of',
    'two ingredients in one line the first is meant. How sure the reader is: `alta`, weighed and every word known; `media`,',
    'turned into grams; `bassa`, something is missing or guessed.',
    '',
    table('set', [...sets.map((set) => row(set, of(set))), row('all', all)]),
    '',
    table('sure, all sets', sure(all)),
    '',
    ...(unseen.length === 0
      ? []
      : [
          `The sets ${unseen.join(' and ')} were written by people who had not seen the reader. When they came it read`,
          '88.8 % of them right, and 99.1 % of what it called `alta`. Since then the kinds of its misses have been mended, so the',
          'figures below say more than those of a new set would:',
          '',
          table('sure, unseen', [...sure(unseenAll), row('unseen', unseenAll)]),
          '',
          ...unseen.map((set) => unseenPart(labelled, set)),
        ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

export const labelledLines = (): LabelledLine[] => readLabelled(readFileSync(TABLE, 'utf8'))

if (import.meta.main) {
  const labelled = labelledLines()
  writeFileSync(DOCUMENT, accuracyDocument(labelled))
  const { lines, food, grams, both, wrong } = readingAccuracy(labelled)
  console.log(
    `${lines} lines: food ${percent(food, lines)}, grams ${percent(grams, lines)}, both ${percent(both, lines)}`,
  )
  if (process.argv.includes('--wrong')) for (const line of wrong) console.log(`  ${line}`)
}
