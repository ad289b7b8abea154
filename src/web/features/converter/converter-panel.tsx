import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { UNIT_LABELS } from '#domain/words/convert.ts'
import { amountOfAddress } from '#domain/words/convert-address.ts'
import type { ConvertInput } from '#domain/words/convert-input.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { formatConverted } from '#domain/words/kitchen-format.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'

interface ConverterPanelProps<Unit extends keyof typeof UNIT_LABELS> {
  title: string
  units: readonly Unit[]
  initial: { amount: number; unit: Unit }
  read: (text: string, unit: Unit) => ConvertInput
  convert: (amount: number, from: Unit, to: Unit) => number
  note?: string
}

export function ConverterPanel<Unit extends keyof typeof UNIT_LABELS>(props: ConverterPanelProps<Unit>) {
  const { title, units, initial, read, convert, note } = props
  const headingId = useId()
  const [text, setText] = useState(String(initial.amount))
  const [unit, setUnit] = useState<Unit>(initial.unit)
  const reading = read(text, unit)
  const panel = useRef<HTMLElement>(null)
  useTypedBefore(panel, ({ amount: typed }) => typed !== undefined && setText(typed))
  const [address] = useSearchParams()
  // The server renders the home page without the query string, so the page reads it after hydration.
  const adopt = useEffectEvent(() => {
    const asked = amountOfAddress((name) => address.get(name))
    const askedUnit = units.find((candidate) => candidate === asked?.unit)
    if (!asked || !askedUnit) return
    setText(italianDecimal(asked.amount))
    setUnit(askedUnit)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the newest address by itself
  useEffect(() => adopt(), [address])
  return (
    <Card className="px-4 py-3 sm:px-5 sm:py-4">
      <section ref={panel} aria-labelledby={headingId}>
        <h3 id={headingId} className="mb-1.5 text-lg">
          {title}
        </h3>
        <p className="hidden font-semibold noscript:block">
          {UNIT_LABELS[initial.unit]}: {italianDecimal(initial.amount)}
        </p>
        <div className="grid grid-cols-2 items-start gap-3 noscript:hidden">
          <Field
            label="Quantità"
            labelHidden
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={'error' in reading ? reading.error : undefined}
          />
          <Select
            label="Unità"
            labelHidden
            value={unit}
            options={units.map((value) => ({ value, label: UNIT_LABELS[value] }))}
            onChange={(value) => setUnit(units.find((candidate) => candidate === value) ?? unit)}
          />
        </div>
        <dl className="mt-2 grid auto-cols-fr grid-flow-col gap-1.5" aria-live="polite">
          {units
            .filter((target) => target !== unit)
            .map((target) => (
              <div key={target} className="min-w-0">
                <dt className="text-xs text-ink-soft sm:text-sm">{UNIT_LABELS[target]}</dt>
                <dd className="font-semibold wrap-anywhere tabular-nums">
                  {'error' in reading ? '–' : formatConverted(convert(reading.amount, unit, target))}
                </dd>
              </div>
            ))}
        </dl>
        {note && <p className="mt-2 text-xs text-ink-soft sm:text-sm">{note}</p>}
      </section>
    </Card>
  )
}
