import { type ReactNode, useDeferredValue, useState } from 'react'
import type { EntryDraft, ImportEntry } from '#contracts/import/import-entry.ts'
import { groupsOfLines } from '#domain/import/group-headings.ts'
import { plainStep } from '#domain/recipes/steps/step-marks.ts'
import { Chip } from '#web/ui/chip.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { type FormTexts, linesOf, textsOf, valuesOf } from '../admin/form/form-fields.ts'
import type { PreviewTexts } from '../admin/preview/previewed-recipe.ts'
import { RecipePreview } from '../admin/review/lazy-review.tsx'
import { DRAFT_FIELDS } from './draft-fields.ts'
import { EntryComparison } from './entry-comparison.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryNotes, EntryOrigin } from './entry-origin.tsx'
import { WordDifference } from './word-difference.tsx'

interface EntryReviewProps {
  entry: ImportEntry
  onChange: (hasChanges: boolean) => void
  onDone: () => void
}

export function EntryReview({ entry, onChange, onDone }: EntryReviewProps) {
  const { kind } = entry
  const [texts, setTexts] = useState<FormTexts>(() => textsOf(DRAFT_FIELDS[kind], entry.draft))
  const draft: EntryDraft = valuesOf(DRAFT_FIELDS[kind], useDeferredValue(texts))
  return (
    <div className="mx-auto grid max-w-400 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_19rem]">
      <section
        aria-label="La pagina da cui viene"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid content-start gap-5 rounded-lg lg:sticky lg:top-0 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
      >
        <EntryNotes entry={entry} />
        <SaidPanel said={entry.said} draft={draft}>
          <EntryOrigin entry={entry} />
        </SaidPanel>
        {entry.comparison && <EntryComparison comparison={entry.comparison} />}
        <p className="text-sm text-ink-soft">
          Il testo è di chi lo ha scritto: pubblicalo se ne hai il permesso, o riscrivilo con parole tue.
          Autore e link restano accanto a ciò che pubblichi.
        </p>
      </section>
      <EntryForm entry={entry} texts={texts} onTexts={setTexts} onChange={onChange} onDone={onDone} />
      {kind === 'recipe' && (
        <aside
          aria-label="Anteprima"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must be reachable by keyboard
          tabIndex={0}
          className="lg:col-start-2 xl:sticky xl:top-0 xl:col-start-3 xl:max-h-[calc(100dvh-9rem)] xl:self-start xl:overflow-y-auto"
        >
          <RecipePreview texts={previewTexts(texts)} />
        </aside>
      )}
    </div>
  )
}

/** `imageUrl` stays empty, because the source page's picture is not copied. */
function previewTexts(texts: FormTexts): PreviewTexts {
  const text = (name: string) => String(texts[name] ?? '')
  return {
    name: text('name'),
    description: text('description'),
    category: text('category'),
    difficulty: text('difficulty'),
    imageUrl: '',
    activeTime: text('activeTime'),
    restTime: text('restTime'),
    bakeTime: text('bakeTime'),
    ingredients: groupsOfLines(linesOf(text('ingredients'))).flatMap(({ lines }) => lines),
    isVegan: texts.isVegan === true,
    isGlutenFree: texts.isGlutenFree === true,
  }
}

interface SaidPanelProps {
  said: ImportEntry['said']
  draft: EntryDraft
  children: ReactNode
}

function SaidPanel({ said, draft, children }: SaidPanelProps) {
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
