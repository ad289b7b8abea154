import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { RECIPE_LIMITS } from '#contracts/recipes/admin-recipes.ts'
import { type MarkedGroup, marksOf } from '#domain/recipes/steps/step-marks.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toastError } from '../../../ui/toast-store.ts'
import { linesOf } from '../form/form-fields.ts'
import { leftInWords } from './open-mark.ts'
import { StepsReview } from './steps-review.tsx'
import { type MarkChoice, useMarkChoice } from './use-mark-choice.ts'

interface StepsFieldProps {
  label: string
  groups: readonly MarkedGroup[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function StepsField({ label, groups, value, error, onChange }: StepsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { list, begin, fieldProps } = useMarkChoice({ field, groups, value, onChange })
  return (
    <div className="grid gap-4 sm:col-span-6">
      <div className="relative">
        <TextArea
          ref={field}
          name="steps"
          label={label}
          hint="Ogni riga diventa un passaggio numerato; le righe vuote non contano. Le parentesi graffe dicono quale ingrediente usa il passaggio, e quanto: scrivi { e sceglilo dalla lista. Chi legge la ricetta non le vede."
          rows={12}
          value={value}
          error={error}
          {...fieldProps}
        />
        {list && <MarkList {...list} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" size="small" onClick={begin}>
          Inserisci un ingrediente
        </Button>
        <MarkAll field={field} groups={groups} value={value} onChange={onChange} />
      </div>
      <StepsReview groups={groups} steps={linesOf(value)} />
    </div>
  )
}

interface MarkAllProps {
  field: RefObject<HTMLTextAreaElement | null>
  groups: readonly MarkedGroup[]
  value: string
  onChange: (value: string) => void
}

function MarkAll({ field, groups, value, onChange }: MarkAllProps) {
  const [done, setDone] = useState<{ before: string; after: string }>()
  async function markAll() {
    const { markSteps } = await import('#domain/recipes/steps/mark-steps.ts')
    const before = field.current?.value ?? value
    const after = markSteps(groups, before.split('\n'), RECIPE_LIMITS.step).join('\n')
    setDone({ before, after })
    if (after !== before) onChange(after)
  }
  const made =
    done && done.after === value ? marksOf(done.after).length - marksOf(done.before).length : undefined
  return (
    <>
      <Button look="secondary" size="small" onClick={() => markAll().catch(notFetched)}>
        Segna gli ingredienti nei passaggi
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {made !== undefined && outcome(made)}
      </p>
      {done && made !== undefined && made > 0 && (
        <Button look="quiet" size="small" onClick={() => onChange(done.before)}>
          Annulla
        </Button>
      )}
    </>
  )
}

const notFetched = () => toastError('Controlla la connessione e riprova tra poco.')

function outcome(made: number): string {
  if (made === 0) return 'Nessun altro ingrediente da segnare con certezza.'
  return made === 1 ? 'Segnato un ingrediente: rileggilo.' : `Segnati ${made} ingredienti: rileggili.`
}

function MarkList({ id, idOf, lines, active, topPx, choose }: NonNullable<MarkChoice['list']>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Righe da segnare"
        style={{ top: topPx }}
        className="absolute inset-x-0 z-20 max-h-64 scroll-mb-28 overflow-y-auto rounded-md border border-line bg-paper p-1.5 shadow-lift"
      >
        {lines.map((line, index) => (
          <button
            key={line.line}
            id={idOf(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the text field, also on touch screens.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(line)}
            className={clsx(
              'flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1.5 text-left',
              index === active && 'bg-crust',
            )}
          >
            <span className="min-w-0 wrap-anywhere">
              {line.text} <span className="text-sm text-ink-soft">{line.group}</span>
            </span>
            <span className="text-sm text-ink-soft">{leftInWords(line)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {lines.length === 1 ? 'Una riga.' : `${lines.length} righe.`} Frecce per scegliere, Invio per segnare,
        Esc per chiudere.
      </p>
    </>
  )
}
