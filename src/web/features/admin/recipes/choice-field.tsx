import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldNotes, notesOf } from '../../../ui/field.tsx'

interface ChoiceFieldProps {
  label: string
  value: string
  options: readonly string[]
  error: string | undefined
  onChange: (value: string) => void
}

/** One of a few words; the system's own list, so that an error can stand beside it like beside any input. */
export function ChoiceField({ label, value, options, error, onChange }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, error })}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(
          'min-h-12 w-full rounded-md border bg-paper px-4 text-ink',
          error ? 'border-tomato' : 'border-line',
        )}
      >
        <option value="">Scegli</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
