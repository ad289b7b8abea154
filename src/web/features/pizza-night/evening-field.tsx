import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_FIELDS, type EveningFields, OVEN_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import type { Field as FormField } from '#domain/words/form-fields.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { EveningState } from './use-evening.ts'

interface EveningFieldProps {
  evening: EveningState
  name: keyof EveningFields
  label: string
  hint?: string
  placeholder?: string
  className?: string
  /** Of an option, where its name hangs on another field. */
  wordsOf?: (value: string) => string
}

const INPUTS = {
  number: { inputMode: 'decimal' },
  clock: { type: 'time' },
  moment: { type: 'datetime-local' },
  words: {},
} as const

export function EveningField({ evening, name, wordsOf, ...shown }: EveningFieldProps) {
  const { draft, change, errors } = evening
  const field: FormField = EVENING_FIELDS[name]
  const set = (value: string | boolean) => change({ [name]: value } as Partial<EveningDraft>)
  if (field.kind === 'flag')
    return <CheckLine name={field.at} label={shown.label} checked={draft[name] === true} onChange={set} />
  const common = {
    ...shown,
    ...(field.isPrivate ? { 'data-name': field.at } : { name: field.at }),
    value: String(draft[name]),
    error: errors[name in OVEN_FIELDS ? `oven.${name}` : name],
  }
  if (field.kind === 'choice') {
    const options = field.choices.map((value) => ({
      value,
      label: wordsOf?.(value) ?? field.inWords(value as never),
    }))
    return <SelectField {...common} options={options} onChange={set} />
  }
  return <Field {...common} {...INPUTS[field.kind]} onChange={({ target }) => set(target.value)} />
}

interface CheckLineProps {
  name: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const CheckLine = ({ name, label, checked, onChange }: CheckLineProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={name}
      value="true"
      className="size-5 shrink-0 accent-(--tomato-fill)"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
)
