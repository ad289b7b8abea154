import type { ReactNode } from 'react'
import { amountIn, unusedLines } from '#domain/recipes/steps/lines-left.ts'
import { type MarkedGroup, type MarkedSteps, readSteps } from '#domain/recipes/steps/step-marks.ts'
import { leftInWords } from './open-mark.ts'

export function StepsReview({ groups, steps }: { groups: readonly MarkedGroup[]; steps: readonly string[] }) {
  const lines = groups.flatMap((group) => group.lines)
  if (lines.length === 0 || steps.length === 0) return null
  const read = readSteps(groups, steps)
  const unused = unusedLines(groups, steps)
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4 sm:p-5">
      <div aria-live="polite" className="grid gap-3">
        {unused.length === 0 && read.problems.length === 0 && <p>I passaggi usano tutti gli ingredienti.</p>}
        {unused.length > 0 && (
          <Found title="Ancora da usare:">
            {unused.map((line) => (
              <li key={line.line}>{[line.text, leftInWords(line)].filter(Boolean).join(': ')}</li>
            ))}
          </Found>
        )}
        {read.problems.length > 0 && (
          <Found title="Da rivedere:">
            {read.problems.map((problem, index) => (
              <li key={index} className="text-tomato">
                {problem}
              </li>
            ))}
          </Found>
        )}
      </div>
      <details>
        <summary className="cursor-pointer py-1 text-sm font-semibold">Come si leggono i passaggi</summary>
        <ol className="mt-2 grid list-decimal gap-3 pl-6">
          {read.steps.map((parts, index) => (
            <li key={index} className="wrap-anywhere">
              {parts.map((part, at) => (
                <Part key={at} part={part} lines={lines} />
              ))}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

const Found = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <p className="text-sm font-semibold">{title}</p>
    <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-sm wrap-anywhere">{children}</ul>
  </div>
)

function Part({ part, lines }: { part: MarkedSteps['steps'][number][number]; lines: readonly string[] }) {
  if (typeof part === 'string') return part
  const meant = part.amount || part.again
  const amount = meant ? amountIn(lines[part.line] ?? '', meant) : ''
  return (
    <>
      <mark className="rounded-sm bg-crust px-0.5 text-ink">{part.shown}</mark>
      {amount && !part.shown.includes(amount) && <span className="text-sm text-ink-soft"> ({amount})</span>}
    </>
  )
}
