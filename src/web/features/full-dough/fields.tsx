import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { DoughField } from '#domain/dough/full/full-limits.ts'
import type { ToolErrors, ToolField } from '#domain/dough/full/full-tools.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import { Field } from '../../ui/field.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { useCalculator } from './use-calculator.ts'
import { FIELD_LABELS, type LabelledField } from './wrong-fields.tsx'

interface FieldProps<Name> {
  name: Name
  label?: string
  hint?: string
  className?: string
}

const numeric = { inputMode: 'decimal', autoComplete: 'off' } as const

interface NumberFieldProps extends FieldProps<LabelledField> {
  /** Most decimals that are shown while nobody edits. Scripts keep the whole number; a form without them sends it. */
  shownDigits?: number
}

function shortened(text: string, digits: number): string {
  const value = parseDecimal(text)
  return value === null || text.trim().length <= digits + 2 ? text : italianDecimal(value, digits)
}

export function NumberField({ name, shownDigits, ...rest }: NumberFieldProps) {
  const { dough, errors, set } = useCalculator()
  const [isEdited, setEdited] = useState(false)
  const isShort = useIsBrowser() && !isEdited && shownDigits !== undefined
  return (
    <Field
      label={FIELD_LABELS[name]}
      {...rest}
      {...numeric}
      name={name}
      value={isShort ? shortened(dough[name], shownDigits) : dough[name]}
      onFocus={() => setEdited(true)}
      onBlur={() => setEdited(false)}
      onChange={(event) => set(name, event.target.value)}
      error={errors[name]}
    />
  )
}

export function ToolNumberField({
  name,
  errors,
  ...rest
}: FieldProps<ToolField> & { label: string; errors?: ToolErrors | undefined; placeholder?: string }) {
  const { tools, setTool } = useCalculator()
  return (
    <Field
      {...rest}
      {...numeric}
      name={name}
      value={tools[name]}
      onChange={(event) => setTool(name, event.target.value)}
      error={errors?.[name]}
    />
  )
}

interface ChoiceProps {
  legend: string
  hidesLegend?: boolean
  name: string
  value: string
  options: readonly { value: string; label: ReactNode }[]
  onChange: (value: string) => void
  error?: string | undefined
}

export const Choice = ({ legend, hidesLegend, name, value, options, onChange, error }: ChoiceProps) => (
  <fieldset>
    <legend className={hidesLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
    <div className="flex gap-1 rounded-md border border-line bg-crust p-1">
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'relative flex min-h-11 flex-1 basis-0 cursor-pointer items-center justify-center rounded-sm px-2 text-center text-sm leading-tight font-semibold',
            'has-checked:bg-paper has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
    {error && (
      <p role="alert" className="mt-1.5 text-sm font-medium text-tomato">
        {error}
      </p>
    )}
  </fieldset>
)

export function DoughChoice(
  props: Omit<ChoiceProps, 'value' | 'onChange' | 'error' | 'name'> & { name: DoughField },
) {
  const { dough, errors, set } = useCalculator()
  const { name } = props
  return <Choice {...props} value={dough[name]} onChange={(value) => set(name, value)} error={errors[name]} />
}

interface SwitchProps {
  name: DoughField
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

const Switch = ({ name, isOn, onChange, children }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
    <input
      type="checkbox"
      name={name}
      value="true"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 accent-tomato-fill"
    />
    {children}
  </label>
)

export function DoughSwitch({ name, children }: { name: DoughField; children: ReactNode }) {
  const { dough, errors, set } = useCalculator()
  return (
    <>
      <Switch name={name} isOn={dough[name] === 'true'} onChange={(isOn) => set(name, String(isOn))}>
        {children}
      </Switch>
      {errors[name] && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {errors[name]}
        </p>
      )}
    </>
  )
}

export const CalculateWithoutScripts = () => (
  <noscript>
    <button
      type="submit"
      className="mt-5 inline-flex min-h-11 items-center rounded-full bg-tomato-fill px-5 font-semibold text-on-fill"
    >
      Calcola
    </button>
  </noscript>
)
