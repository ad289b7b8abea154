import { clsx } from 'clsx'
import { diffArrays, diffWords } from 'diff'

/** The locale matters: in Italian an apostrophe separates words. */
const intlSegmenter = new Intl.Segmenter('it', { granularity: 'word' })
/** Time limit of the comparison. Marks in very different texts would be useless. */
const LONGEST_MS = 150

type Lines = readonly string[]

export const WordDifference = ({ before, after }: { before: Lines; after: Lines }) => (
  <div className="text-sm wrap-anywhere">
    {pairsOf(before, after).map(([old, now], index) => (
      <p key={index} className="whitespace-pre-line">
        {partsOf(old, now).map(({ value, added, removed }, at) => (
          <Part key={at} value={value} change={removed ? 'removed' : added ? 'added' : 'same'} />
        ))}
      </p>
    ))}
  </div>
)

function Part({ value, change }: { value: string; change: 'same' | 'removed' | 'added' }) {
  if (change === 'same') return value
  const Mark = change === 'removed' ? 'del' : 'ins'
  return (
    <Mark
      className={clsx(
        'rounded-xs',
        change === 'removed' ? 'text-tomato' : 'font-semibold text-basil [del+&]:ml-1',
      )}
    >
      <span className="sr-only">{change === 'removed' ? ' tolto: ' : ' aggiunto: '}</span>
      {value}
    </Mark>
  )
}

const partsOf = (old: string, now: string) =>
  diffWords(old, now, { intlSegmenter, timeout: LONGEST_MS }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]

function pairsOf(before: Lines, after: Lines): [string, string][] {
  const blocks = diffArrays([...before], [...after])
  return blocks.flatMap(({ value, added, removed }, index): [string, string][] => {
    const next = blocks[index + 1]
    if (added) return blocks[index - 1]?.removed ? [] : value.map((line) => ['', line])
    if (!removed) return value.map((line) => [line, line])
    if (!next?.added) return value.map((line) => [line, ''])
    return next.value.length === value.length
      ? value.map((line, at) => [line, next.value[at] ?? ''])
      : [[value.join('\n'), next.value.join('\n')]]
  })
}
