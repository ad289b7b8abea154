/**
 * What has changed between two lists of lines, in reading order.
 *
 * Source  the longest common subsequence (Hunt and McIlroy 1976), by the table of all pairs.
 * Valid   lists of up to 400 lines each; of longer ones the rest is not compared.
 */
const MOST_LINES = 400

export interface DifferentLine {
  change: 'same' | 'added' | 'removed'
  text: string
}

export function lineDifference(before: readonly string[], after: readonly string[]): DifferentLine[] {
  const [a, b] = [before.slice(0, MOST_LINES), after.slice(0, MOST_LINES)]
  const lengths = commonLengths(a, b)
  const lines: DifferentLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      lines.push({ change: 'same', text: a[i] as string })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      lines.push({ change: 'removed', text: a[i] as string })
      i += 1
    } else {
      lines.push({ change: 'added', text: b[j] as string })
      j += 1
    }
  }
  return lines
}

const at = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0

/** [i][j]: how many lines the lists share from line i and line j on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table: number[][] = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  )
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i] as number[]
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] =
        a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}
