import { useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { BAKE_LIMITS, BAKE_STYLE_NAMES, FALLBACK_BAKE } from '#domain/nutrition/bake-profiles.ts'
import { italianDecimal, parseDecimal } from '#domain/units/decimal-input.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Card } from '../../ui/surfaces.tsx'
import type { Nutrition } from './use-nutrition.ts'

const nameOf = (style: string) =>
  Object.hasOwn(BAKE_STYLE_NAMES, style) ? BAKE_STYLE_NAMES[style as keyof typeof BAKE_STYLE_NAMES] : 'Altro'

export function CookingPanel({ nutrition }: { nutrition: Nutrition }) {
  const { bake, setBake, slices, setSlices, slicesError, lines, isPending, calculate } = nutrition
  const { data: profiles, isError } = useQuery(useQueries().bakeProfiles())
  const styles = [...new Set([...Object.keys(profiles ?? {}), bake.style, FALLBACK_BAKE.style])]
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-xl">Parametri di cottura</h2>
      <div className="mt-4 grid gap-4">
        <Select
          label="Stile"
          value={bake.style}
          options={styles.map((style) => ({ value: style, label: nameOf(style) }))}
          onChange={(style) => setBake(profiles?.[style] ?? { ...FALLBACK_BAKE, style })}
        />
        {isError && (
          <p role="alert" className="text-sm font-medium text-tomato">
            Errore nel caricamento profili: usiamo una resa dell'85%.
          </p>
        )}
        <BakeNumbers key={bake.style} nutrition={nutrition} />
        <Field
          label="Numero di fette"
          type="number"
          min={1}
          max={24}
          step={1}
          inputMode="numeric"
          value={slices}
          onChange={(event) => setSlices(event.target.value)}
          error={slicesError}
        />
        <Button size="large" disabled={lines.length === 0 || isPending} onClick={calculate}>
          <Calculator className="size-5" aria-hidden /> {isPending ? 'Calcolo…' : 'Calcola'}
        </Button>
        {lines.length === 0 && (
          <p className="text-sm text-ink-soft">Aggiungi almeno un ingrediente per calcolare.</p>
        )}
      </div>
    </Card>
  )
}

/** Yield in percent and absorbed oil in grams: the style proposes, the reader may know better. */
function BakeNumbers({ nutrition: { bake, setBake } }: { nutrition: Nutrition }) {
  const [yieldText, setYieldText] = useState(italianDecimal(bake.yield * 100))
  const [oilText, setOilText] = useState(italianDecimal(bake.oil_absorption_g))
  const yieldLimits = { min: BAKE_LIMITS.yield.min * 100, max: BAKE_LIMITS.yield.max * 100 }
  const within = (text: string, { min, max }: { min: number; max: number }) => {
    const value = parseDecimal(text)
    return value !== null && value >= min && value <= max ? value : null
  }
  const error = (text: string, { min, max }: { min: number; max: number }) =>
    within(text, { min, max }) === null ? `Inserisci un valore da ${min} a ${max}` : undefined
  const changeYield = (text: string) => {
    setYieldText(text)
    const value = within(text, yieldLimits)
    if (value !== null) setBake({ ...bake, yield: value / 100 })
  }
  const changeOil = (text: string) => {
    setOilText(text)
    const value = within(text, BAKE_LIMITS.oil_absorption_g)
    if (value !== null) setBake({ ...bake, oil_absorption_g: value })
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field
        label="Resa, %"
        inputMode="decimal"
        autoComplete="off"
        value={yieldText}
        onChange={(event) => changeYield(event.target.value)}
        hint="stima dello stile"
        error={error(yieldText, yieldLimits)}
      />
      <Field
        label="Olio assorbito, g"
        inputMode="decimal"
        autoComplete="off"
        value={oilText}
        onChange={(event) => changeOil(event.target.value)}
        hint="dalla teglia"
        error={error(oilText, BAKE_LIMITS.oil_absorption_g)}
      />
    </div>
  )
}
