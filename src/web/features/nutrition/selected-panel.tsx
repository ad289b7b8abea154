import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { formatUpTo } from '../../ui/format.ts'
import { toast } from '../../ui/toast-store.ts'
import { useFoodNames } from './nutrition-queries.ts'
import { type FormLine, gramsError, gramsOf, inputTypeOf } from './recipe-form.ts'
import type { Nutrition } from './use-nutrition.ts'

export function SelectedPanel({ nutrition, onEmpty }: { nutrition: Nutrition; onEmpty: () => void }) {
  const { lines, setLines } = nutrition
  const list = useRef<HTMLUListElement>(null)
  const nameOf = useFoodNames()
  if (lines.length === 0) {
    return (
      <EmptyState
        title="Nessun ingrediente selezionato"
        action={<Button onClick={onEmpty}>Aggiungi ingredienti</Button>}
      >
        Scegli gli ingredienti dall'elenco o incolla una ricetta.
      </EmptyState>
    )
  }
  const change = (key: string, grams: string) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, grams } : line)))
  const remove = (line: FormLine) => {
    setLines(lines.filter(({ key }) => key !== line.key))
    list.current?.focus()
    toast({
      title: 'Ingrediente tolto',
      description: nameOf(line) ?? line.label,
      action: { label: 'Annulla', onSelect: () => setLines(lines) },
    })
  }
  const total = lines.reduce((sum, line) => sum + gramsOf(line), 0)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Ingredienti selezionati" className="outline-none">
        {lines.map((line) => (
          <SelectedLine
            key={line.key}
            line={line}
            name={nameOf(line)}
            onChange={(grams) => change(line.key, grams)}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">In tutto {formatUpTo(total, 1)} g a crudo</p>
        <Button
          look="quiet"
          onClick={() => {
            setLines([])
            toast({
              title: 'Ricetta svuotata',
              action: { label: 'Annulla', onSelect: () => setLines(lines) },
            })
          }}
        >
          Svuota
        </Button>
      </div>
    </>
  )
}

interface SelectedLineProps {
  line: FormLine
  name: string | null
  onChange: (grams: string) => void
  onRemove: () => void
}

const SelectedLine = ({ line, name, onChange, onRemove }: SelectedLineProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_7.5rem_auto]">
    <div className="min-w-0 max-sm:col-span-2 sm:pt-2.5">
      <p className="font-semibold break-words">
        {name ?? line.label} {name === null && <Badge tone="medium">Non in tabella</Badge>}
      </p>
      {line.note && <p className="text-sm text-ink-soft">{line.note}</p>}
    </div>
    <Field
      label={`Grammi di ${name ?? line.label}`}
      labelHidden
      type={inputTypeOf(line.grams)}
      min={0}
      step={0.1}
      inputMode="decimal"
      placeholder="grammi"
      value={line.grams}
      onChange={(event) => onChange(event.target.value)}
      error={gramsError(line)}
    />
    <button
      type="button"
      aria-label={`Togli ${name ?? line.label}`}
      onClick={onRemove}
      className="flex size-12 items-center justify-center rounded-full text-ink-soft hover:bg-crust hover:text-tomato"
    >
      <Trash2 className="size-5" aria-hidden />
    </button>
  </li>
)
