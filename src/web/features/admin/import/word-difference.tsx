import { diffWords } from 'diff'

/** Italian parts its words where the apostrophe stands, too. */
const segmenter = new Intl.Segmenter('it', { granularity: 'word' })
/** Texts that have almost nothing in common are long to compare, and marks would say nothing. */
const LONGEST_MS = 150

interface WordDifferenceProps {
  before: readonly string[]
  after: readonly string[]
}

/** Two texts as one, word by word: what is gone is struck out, what is new stands out. Each line stays a line. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  const [old, now] = [before.join('\n'), after.join('\n')]
  const parts = diffWords(old, now, { intlSegmenter: segmenter, timeout: LONGEST_MS }) ?? [
    { value: old, removed: true, added: false },
    { value: `\n${now}`, removed: false, added: true },
  ]
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-line">
      {parts.map(({ value, added, removed }, index) =>
        removed ? (
          <del key={index} className="bg-tomato/10 text-tomato">
            <span className="sr-only">tolto: </span>
            {value}
          </del>
        ) : added ? (
          <ins key={index} className="bg-basil/10 font-semibold text-basil no-underline">
            <span className="sr-only">aggiunto: </span>
            {value}
          </ins>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  )
}
