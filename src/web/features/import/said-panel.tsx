import { type ReactNode, useState } from 'react'
import type { EntryDraft, ImportEntry } from '#contracts/import/import-entry.ts'
import { plainStep } from '#domain/recipes/steps/step-marks.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { WordDifference } from './word-difference.tsx'

interface SaidPanelProps {
  said: ImportEntry['said']
  draft: EntryDraft
  children: ReactNode
}

export function SaidPanel({ said, draft, children }: SaidPanelProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const [isMarked, setMarked] = useState(true)
  return (
    <details open={isWide} className="rounded-lg border border-line bg-paper p-4">
      <summary className="cursor-pointer">
        <h3 className="inline text-xl">Nella pagina</h3>
      </summary>
      <div className="mt-3 grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Chip isOn={isMarked} onToggle={() => setMarked(!isMarked)}>
            Segna le differenze
          </Chip>
          {isMarked && (
            <p className="text-sm text-ink-soft">
              <del className="text-tomato">Ciò che manca</del> e{' '}
              <ins className="font-semibold text-basil">ciò che è nuovo</ins> nella voce.
            </p>
          )}
        </div>
        {said.map((one) => (
          <div key={one.field}>
            <h4 className="text-sm font-semibold">{one.field}</h4>
            {one.lines.length === 0 && <p className="text-sm text-ink-soft">La pagina non lo dice.</p>}
            {isMarked && one.draft !== null && one.lines.length > 0 ? (
              <WordDifference before={one.lines} after={draftLines(draft[one.draft])} />
            ) : (
              one.lines.map((line, index) => (
                <p key={index} className="text-sm wrap-anywhere">
                  {line}
                </p>
              ))
            )}
          </div>
        ))}
        {children}
      </div>
    </details>
  )
}

const draftLines = (value: EntryDraft[string] | undefined): string[] =>
  Array.isArray(value) ? value.map(plainStep) : value === null || value === undefined ? [] : [String(value)]
