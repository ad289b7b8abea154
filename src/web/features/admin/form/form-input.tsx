import { CheckBox } from '../../../ui/check-box.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FormField } from './form-fields.ts'

interface FormInputProps {
  field: FormField
  value: string | boolean
  error: string | undefined
  onChange: (value: string | boolean) => void
}

const WIDTHS = { half: 'sm:col-span-3', third: 'sm:col-span-2', full: 'sm:col-span-6' } as const

export function FormInput({ field, value, error, onChange }: FormInputProps) {
  const { name, label, as, hint, maxLength } = field
  const className = WIDTHS[field.width ?? 'full']
  if (as === 'flag')
    return (
      <div className={className}>
        <CheckBox checked={value === true} onChange={onChange}>
          {label}
        </CheckBox>
      </div>
    )
  const text = { label, name, hint, error, className, value: String(value) }
  if (as === 'choice')
    return <SelectField emptyLabel="Scegli" {...text} options={field.options ?? []} onChange={onChange} />
  if (as === 'lines' || as === 'paragraph')
    return (
      <TextArea
        {...text}
        rows={field.rows ?? 4}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <Field
      {...text}
      type={as === 'date' ? 'date' : 'text'}
      autoComplete="off"
      inputMode={as === 'number' ? 'numeric' : as === 'decimal' ? 'decimal' : undefined}
      maxLength={maxLength}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export const FORM_GRID = 'grid gap-5 sm:grid-cols-6'
