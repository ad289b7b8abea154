import { Calculator } from 'lucide-react'
import { bakeStyleOf, FALLBACK_BAKE } from '#domain/nutrition/bake-profiles.ts'
import { BAKE_STYLES } from '#knowledge/styles-bake.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { bakeErrors, type FormBake, fieldsOf, inputTypeOf } from './recipe-form.ts'
import type { Nutrition } from './use-nutrition.ts'

const FALLBACK_PCT = fieldsOf(FALLBACK_BAKE).yieldPct

function nameOf(text: string): string {
  const style = bakeStyleOf(text)
  if (style === undefined) return `«${text}»`
  return style === 'altro' ? 'Altro' : BAKE_STYLES[style].name
}

export function CookingPanel({ nutrition }: { nutrition: Nutrition }) {
  const { bake, setBake, lines, isPending, calculate } = nutrition
  const { data: profiles, isError, refetch } = nutrition.profiles
  const styles = [...new Set([...Object.keys(profiles ?? {}), bake.style, FALLBACK_BAKE.style])]
  const errors = bakeErrors(bake)
  const change = (field: keyof FormBake) => (event: { target: { value: string } }) =>
    setBake({ ...bake, [field]: event.target.value })
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-xl">Parametri di cottura</h2>
      <div className="mt-4 grid gap-4">
        <Select
          label="Stile"
          value={bake.style}
          options={styles.map((style) => ({ value: style, label: nameOf(style) }))}
          onChange={(style) =>
            setBake({ ...bake, ...fieldsOf(profiles?.[style] ?? { ...FALLBACK_BAKE, style }) })
          }
        />
        {isError && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-sm font-medium text-tomato">
              Errore nel caricamento profili:{' '}
              {bake.yieldPct === FALLBACK_PCT ? 'usiamo' : 'per gli altri stili usiamo'} una resa dell'
              {FALLBACK_PCT}%.
            </p>
            <Button look="secondary" size="small" onClick={() => void refetch()}>
              Riprova
            </Button>
          </div>
        )}
        {bakeStyleOf(bake.style) === undefined && (
          <p role="alert" className="text-sm font-medium text-tomato">
            Non conosciamo lo stile {nameOf(bake.style)}: scegline uno, o controlla resa e olio.
          </p>
        )}
        <div className="grid grid-cols-2 items-start gap-3">
          <Field
            label="Resa (%)"
            inputMode="decimal"
            autoComplete="off"
            value={bake.yieldPct}
            onChange={change('yieldPct')}
            hint="stima dello stile"
            error={errors.yieldPct}
          />
          <Field
            label="Olio assorbito (g)"
            inputMode="decimal"
            autoComplete="off"
            value={bake.oilG}
            onChange={change('oilG')}
            hint={bake.style === 'fritta' ? 'in frittura, stima' : 'dalla teglia, stima'}
            error={errors.oilG}
          />
        </div>
        <Field
          label="Numero di fette"
          inputMode="numeric"
          autoComplete="off"
          type={inputTypeOf(bake.slices)}
          min={1}
          max={24}
          step={1}
          value={bake.slices}
          onChange={change('slices')}
          error={errors.slices}
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
