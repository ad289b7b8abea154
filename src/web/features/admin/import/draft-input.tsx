import { clsx } from 'clsx'
import { useId } from 'react'
import { Field, FieldNotes, notesOf } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DraftField } from './draft-fields.ts'

interface DraftInputProps {
  field: DraftField
  value: string | boolean
  error: string | undefined
  onChange: (value: string | boolean) => void
}

export function DraftInput({ field, value, error, onChange }: DraftInputProps) {
  const { name, label, as, hint } = field
  switch (as) {
    case 'flag':
      return (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
            className="size-5 accent-tomato"
          />
          {label}
        </label>
      )
    case 'choice':
      return (
        <Select
          label={label}
          value={String(value)}
          options={(field.options ?? []).map((option) => ({ value: option, label: option }))}
          onChange={onChange}
        />
      )
    case 'lines':
    case 'paragraph':
      return <TextArea field={field} value={String(value)} error={error} onChange={onChange} />
    default:
      return (
        <Field
          label={label}
          name={name}
          hint={hint}
          error={error}
          inputMode={as === 'number' ? 'numeric' : undefined}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
          className={name === 'name' ? 'sm:col-span-2' : ''}
        />
      )
  }
}

function TextArea({ field, value, error, onChange }: DraftInputProps & { value: string }) {
  const id = useId()
  const { hint } = field
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {field.label}
      </label>
      <textarea
        id={id}
        name={field.name}
        rows={field.rows ?? 4}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        onChange={({ target }) => onChange(target.value)}
        className={clsx(
          'w-full rounded-md border bg-paper px-4 py-3',
          error ? 'border-tomato' : 'border-line',
        )}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
