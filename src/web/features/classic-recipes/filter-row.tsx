import { Chip } from '../../ui/chip.tsx'

interface FilterRowProps<Value extends string> {
  legend: string
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

export const FilterRow = <Value extends string>({
  legend,
  values,
  value,
  onChange,
}: FilterRowProps<Value>) => (
  <fieldset className="noscript:hidden">
    <legend className="mb-2 text-sm font-semibold text-ink-soft">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {values.map((name) => (
        <Chip key={name} isOn={name === value} onToggle={() => onChange(name)}>
          {name}
        </Chip>
      ))}
    </div>
  </fieldset>
)
