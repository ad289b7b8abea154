import { bringsPreferment, type WaterReading, waterOfForm } from '#domain/dough/full/full-water.ts'
import { MIXING_METHODS, MIXING_NAMES, shownIceG } from '#domain/dough/water-temperature.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { CalculateWithoutScripts, ToolNumberField } from './fields.tsx'
import { useBaking } from './use-baking.ts'
import { useCalculator } from './use-calculator.ts'

export function WaterTool() {
  const { tools, form, setTool } = useCalculator()
  const result = useBaking()?.result
  const reading = result && waterOfForm(result.form, result.exact, tools)
  const errors = reading && 'errors' in reading ? reading.errors : undefined
  return (
    <section aria-labelledby="titolo-acqua" className="no-print">
      <Card className="max-sm:p-4">
        <h2 id="titolo-acqua" className="flex flex-wrap items-center gap-3 text-2xl">
          Temperatura dell'acqua <Badge className="font-sans">stima</Badge>
        </h2>
        <div className="mt-2">
          {reading && 'answer' in reading ? (
            <Water {...reading} />
          ) : (
            <p>{result ? 'Controlla i campi segnati.' : 'Arriva insieme alle dosi.'}</p>
          )}
        </div>
        <p className="mt-2 text-ink-soft">
          La regola dei panettieri: l'acqua compensa stanza, farina e calore dell'impastatrice.
        </p>
        <PhoneFold name="Cambia i gradi" isAlways isWanted={errors !== undefined} className="mt-2">
          <div className="grid grid-cols-2 gap-x-4 gap-y-5">
            <ToolNumberField name="doughTempC" label="Impasto finito (°C)" errors={errors} />
            <SelectField
              name="mixing"
              label="Come impasti"
              value={tools.mixing}
              options={MIXING_METHODS.map((value) => ({ value, label: MIXING_NAMES[value] }))}
              onChange={(value) => setTool('mixing', value)}
              error={errors?.mixing}
            />
            <ToolNumberField
              name="flourTempC"
              label="Farina (°C)"
              placeholder="come la stanza"
              errors={errors}
            />
            <ToolNumberField name="tapTempC" label="Rubinetto (°C)" errors={errors} />
            {form && bringsPreferment(form) && (
              <ToolNumberField
                name="prefermentTempC"
                label="Prefermento (°C)"
                placeholder="come la stanza"
                errors={errors}
              />
            )}
            <ToolNumberField name="freezerTempC" label="Ghiaccio (°C)" errors={errors} />
          </div>
        </PhoneFold>
        <CalculateWithoutScripts />
      </Card>
    </section>
  )
}

/** The coldest practical water. A biga that needs colder water also needs cold flour. */
const COLDEST_WATER_C = 2

const Water = ({ answer, waterG, bigaC }: Extract<WaterReading, { answer: unknown }>) => (
  <>
    <p>
      <span className="figure text-3xl">{formatUpTo(answer.neededC, 1)} °C</span>{' '}
      <span className="text-ink-soft">per {formatDecimal(waterG)} g d'acqua</span>
    </p>
    {shownIceG(waterG, answer.tapG) > 0 && (
      <p className="mt-2 font-semibold">
        {formatDecimal(answer.tapG)} g dal rubinetto e {formatDecimal(shownIceG(waterG, answer.tapG))} g di
        ghiaccio
      </p>
    )}
    <p className="mt-2">
      {answer.kind === 'tap' ? "L'acqua del rubinetto va bene così com'è." : answer.advice}
      {'flourC' in answer && ` Porta la farina intorno a ${formatUpTo(answer.flourC, 0)} °C.`}
    </p>
    {bigaC !== null && (
      <p className="mt-2">
        {bigaC < COLDEST_WATER_C
          ? "Per la biga non basta nemmeno l'acqua quasi gelata: raffredda anche la farina in frigo, o impasta in un luogo più fresco."
          : `Per la biga, invece, acqua a ${formatUpTo(bigaC, 1)} °C.`}
      </p>
    )}
  </>
)
