import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldNotes, notesOf } from './field.tsx'

interface SelectFieldProps {
  label: string
  labelHidden?: boolean
  name?: string
  dataName?: string
  value: string
  options: readonly { value: string; label: string }[]
  emptyLabel?: string
  hint?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
  className?: string
}

export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, name, dataName, value, options, emptyLabel, hint, error, onChange, className } =
    props
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        data-name={dataName}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(
          'min-h-12 w-full rounded-md border bg-paper px-4 text-ink',
          error ? 'border-tomato' : 'border-line',
        )}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
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
