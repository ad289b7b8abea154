import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import {
  canStep,
  SIMPLE_LIMITS,
  type SimpleNumberField,
  stepValue,
} from '#domain/dough/simple/simple-ranges.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import { FieldNotes, notesOf } from '../../ui/field.tsx'

interface NumberStepperProps {
  field: SimpleNumberField
  label: string
  unit: string
  value: string
  hint?: string | undefined
  error: string | undefined
  onChange: (text: string) => void
  onLeave: () => void
}

const DIRECTION_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

export function NumberStepper(props: NumberStepperProps) {
  const { field, label, unit, value, hint, error, onChange, onLeave } = props
  const id = useId()
  const amount = parseDecimal(value)
  const { min, max } = SIMPLE_LIMITS[field]
  const isOpen = (direction: 1 | -1) => amount !== null && canStep(field, amount, direction)
  const step = (direction: 1 | -1) => {
    if (amount !== null) onChange(italianDecimal(stepValue(field, amount, direction)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTION_OF_KEY[event.key]
    if (!direction) return
    event.preventDefault()
    step(direction)
  }
  return (
    <div className="grid items-center gap-x-3 gap-y-1.5 max-sm:grid-cols-[minmax(0,1fr)_12rem]">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <Step label={`Diminuisci: ${label}`} disabled={!isOpen(-1)} onClick={() => step(-1)}>
          <Minus className="size-4" aria-hidden />
        </Step>
        <div className="relative min-w-0 flex-1">
          <input
            id={id}
            name={field}
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={amount ?? undefined}
            aria-valuetext={amount === null ? undefined : `${value} ${unit}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={notesOf({ id, hint, error })}
            onChange={(event) => onChange(event.target.value)}
            onBlur={({ relatedTarget }) => {
              // No error message while the reader clicks a button: the message would move the button away from the
              // click.
              if (!(relatedTarget instanceof HTMLButtonElement)) onLeave()
            }}
            onKeyDown={onKeyDown}
            className={clsx(
              'min-h-12 w-full rounded-md border bg-paper pr-12 pl-4 max-sm:pr-9 max-sm:pl-2 text-center font-semibold text-ink tabular-nums',
              error ? 'border-tomato' : 'border-line',
            )}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-soft max-sm:right-2"
          >
            {unit}
          </span>
        </div>
        <Step label={`Aumenta: ${label}`} disabled={!isOpen(1)} onClick={() => step(1)}>
          <Plus className="size-4" aria-hidden />
        </Step>
      </div>
      <div className="col-span-full -mt-1.5 empty:hidden">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}

const Step = ({
  label,
  ...rest
}: {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    className="flex size-12 shrink-0 items-center justify-center rounded-full border border-line bg-paper hover:border-ink-soft disabled:opacity-40"
    {...rest}
  />
)
