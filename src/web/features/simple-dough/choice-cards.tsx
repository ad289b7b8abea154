import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { FieldNotes } from '../../ui/field.tsx'

interface Choice<Value extends string> {
  value: Value
  label: string
  note: string
}
interface ChoiceCardsProps<Value extends string> {
  name: string
  label: string
  choices: readonly Choice<Value>[]
  /** Matches none of `choices` if a link has an invalid value. */
  value: string
  error: string | undefined
  onChange: (value: Value) => void
  className?: string
}

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, label, choices, value, error, onChange, className } = props
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div className={clsx('grid gap-2', className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-line bg-paper py-2 pr-9 pl-4 transition-colors hover:border-ink-soft has-checked:border-tomato has-checked:bg-crust has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="peer sr-only"
            />
            <span className="leading-snug font-semibold">{choice.label}</span>
            <span className="text-sm leading-snug text-ink-soft">{choice.note}</span>
            <Check
              className="absolute top-3 right-3 hidden size-4 text-tomato peer-checked:block"
              aria-hidden
            />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
