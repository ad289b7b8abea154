import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldNotes, notesOf } from '../../../ui/field.tsx'
import type { Option } from './form-fields.ts'

interface ChoiceFieldProps {
  label: string
  name?: string
  value: string
  options: readonly Option[]
  hint?: string | undefined
  error: string | undefined
  onChange: (value: string) => void
  className?: string
}

/** One of a few words; the system's own list, so that an error can stand beside it like beside any input. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, value, options, hint, error, onChange, className } = props
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(
          'min-h-12 w-full rounded-md border bg-paper px-4 text-ink',
          error ? 'border-tomato' : 'border-line',
        )}
      >
        <option value="">Scegli</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
