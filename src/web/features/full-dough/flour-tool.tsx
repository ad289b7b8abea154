import type { StrengthAnswer } from '#domain/dough/flour-strength.ts'
import { type BlendReading, flourOfForm } from '#domain/dough/full/full-flour.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CalculateWithoutScripts, ToolNumberField } from './fields.tsx'
import { useBaking } from './use-baking.ts'
import { useCalculator } from './use-calculator.ts'

export function FlourTool() {
  const { tools } = useCalculator()
  const baking = useBaking()
  const reading = baking && flourOfForm(baking.result.exact, baking.estimate.stages, tools)
  const errors = reading && 'errors' in reading.blend ? reading.blend.errors : undefined
  return (
    <section aria-labelledby="titolo-farina" className="no-print">
      <Card className="max-sm:p-4">
        <h2 id="titolo-farina" className="flex flex-wrap items-center gap-3 text-2xl">
          Forza della farina <Badge className="font-sans">stima</Badge>
        </h2>
        <div className="mt-2">
          {reading ? <Strength strength={reading.strength} /> : <p>Arriva insieme alle dosi.</p>}
        </div>
        <PhoneFold name="Miscela di due farine" isAlways isWanted={errors !== undefined} className="mt-2">
          <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
            <ToolNumberField name="firstW" label="Prima farina (W)" errors={errors} />
            <ToolNumberField name="secondW" label="Seconda farina (W)" errors={errors} />
            <ToolNumberField
              name="targetW"
              label="Forza voluta (W)"
              placeholder="suggerita"
              errors={errors}
            />
          </div>
          <div className="mt-4">{reading && <Blend blend={reading.blend} />}</div>
        </PhoneFold>
        <CalculateWithoutScripts />
      </Card>
    </section>
  )
}

function rangeText(min: number, max: number, digits: number): string {
  const [least, most] = [formatUpTo(min, digits), formatUpTo(max, digits)]
  return least === most ? most : `${least}–${most}`
}

const Strength = ({ strength }: { strength: StrengthAnswer }) =>
  strength.kind === 'refused' ? (
    <p>{strength.message}</p>
  ) : (
    <>
      <p className="figure text-3xl">W {rangeText(strength.minW, strength.maxW, 0)}</p>
      <p className="mt-1 text-ink-soft">
        Per queste ore; sul sacchetto corrisponde a circa{' '}
        {rangeText(strength.minProteinPct, strength.maxProteinPct, 1)}% di proteine.
      </p>
    </>
  )

function Blend({ blend }: { blend: BlendReading }) {
  if ('errors' in blend) return <p>Controlla i campi segnati.</p>
  if ('message' in blend) return <p className="font-medium text-tomato">{blend.message}</p>
  return (
    <>
      <p className="font-semibold">
        {formatDecimal(blend.firstG)} g della prima e {formatDecimal(blend.secondG)} g della seconda
      </p>
      <p className="text-ink-soft">
        {formatUpTo(blend.firstPct, 0)}% e {formatUpTo(blend.secondPct, 0)}% per arrivare a W{' '}
        {formatDecimal(blend.targetW)}
      </p>
    </>
  )
}
