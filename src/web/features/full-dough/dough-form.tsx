import { type DoughField, NAME_MAX_LENGTH, NOTES_MAX_LENGTH } from '#domain/dough/full/full-limits.ts'
import { specifiedThickness } from '#domain/dough/full/full-presets.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { Field } from '../../ui/field.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Titled } from '../../ui/titled.tsx'
import { AdvancedOptions } from './advanced-options.tsx'
import { CalculateWithoutScripts, DoughChoice, NumberField } from './fields.tsx'
import { Foldable } from './foldable.tsx'
import { HoursMisfit, hoursHint } from './hours-misfit.tsx'
import { DOSES } from './simple-rule.tsx'
import { StartFrom } from './start-from.tsx'
import { type Result, useCalculator } from './use-calculator.ts'
import { FIELD_LABELS } from './wrong-fields.tsx'

const ADVANCED: readonly DoughField[] = [
  'prefermentEnabled',
  'prefermentFlourPct',
  'prefermentHydrationPct',
  'sourdoughEnabled',
  'sourdoughStarterPct',
  'sourdoughStarterHydrationPct',
  'altitudeM',
  'humidityPct',
]

/** How many trays, how long and how wide stand in one row, as one writes them: 2 x 40 x 30. */
const OF_TRAYS = 'col-span-6 group-has-[[value=pan]:checked]/shape:col-span-4'
const HALF = 'col-span-6'
/** Labels, inputs, hints and errors of one row stand in lines of their own: an error moves no neighbour. */
const ROWS =
  'grid gap-x-3 sm:gap-x-4 -mb-3 *:mb-3 *:grid *:row-span-4 *:grid-rows-subgrid *:[&>label]:self-end'
/** Four in a row of a wide window, with a round pizza. */
const QUARTER = 'sm:group-has-[[value=round]:checked]/shape:col-span-3'
const FORMULA = ['thicknessFactor', 'saltPct', 'oilPct', 'sugarPct'] as const

/** Below the header and the bar of the doses. */
const IN_SIGHT = 'no-print max-lg:[&_input]:scroll-mt-48'

/** Outside the fridge its degrees count for nothing, unless a wrong figure keeps the doses away. */
function FridgeField() {
  const { errors } = useCalculator()
  return <NumberField name="fridgeTempC" hint="da 2 a 8" className={errors.fridgeTempC ? '' : IN_FRIDGE} />
}

/** What is seldom changed. */
export const MoreFields = () => (
  <div className={`${IN_SIGHT} grid grid-cols-1 gap-4 lg:gap-5`}>
    <StartFrom />
    <AdvancedSection />
    <NotesSection />
  </div>
)

/** The switch between rule and estimate changes the thickness, too. */
function thicknessHint(result: Result | null, house: number): string {
  const specified = result && specifiedThickness(result.form, house)
  return result && specified !== null && specified !== result.form.thicknessFactor
    ? `per ${DOSES.balls(result)}; la regola semplice ha ${italianDecimal(specified)}`
    : 'da 0,1 a 1'
}

export function BasicSection({ house }: { house: number }) {
  const { dough, errors, form, result } = useCalculator()
  return (
    <Card className={`${IN_SIGHT} max-sm:p-4`}>
      <Titled
        id="configurazione"
        title="Configurazione base"
        look="text-2xl max-sm:sr-only"
        className="group/shape grid gap-4 sm:gap-5"
      >
        <DoughChoice
          legend="Forma"
          hidesLegend
          name="shape"
          options={[
            { value: 'round', label: 'Tonda' },
            { value: 'pan', label: 'In teglia' },
          ]}
        />
        <div className={`${ROWS} grid-cols-12`}>
          <NumberField
            name="servings"
            {...(dough.shape === 'pan' && { label: 'Teglie' })}
            hint="da 1 a 20"
            className={`${OF_TRAYS} ${QUARTER}`}
          />
          <NumberField
            name="diameterCm"
            hint="di solito 15-50"
            className={`${HALF} ${QUARTER} group-has-[[value=pan]:checked]/shape:hidden`}
          />
          <NumberField
            name="panLengthCm"
            hint="di solito 10-60"
            className={`${OF_TRAYS} group-has-[[value=round]:checked]/shape:hidden`}
          />
          <NumberField
            name="panWidthCm"
            hint="di solito 10-60"
            className={`${OF_TRAYS} group-has-[[value=round]:checked]/shape:hidden`}
          />
          <NumberField
            name="hydrationPct"
            shownDigits={1}
            hint="da 50 a 90"
            className={`${HALF} ${QUARTER}`}
          />
          <NumberField name="fermentHours" hint={hoursHint(form)} className={`${HALF} ${QUARTER}`} />
        </div>
        <PhoneFold name="Cambia la formula" isWanted={FORMULA.some((field) => errors[field] !== undefined)}>
          <div className={`${ROWS} grid-cols-2 sm:grid-cols-4`}>
            <NumberField name="thicknessFactor" shownDigits={3} hint={thicknessHint(result, house)} />
            <NumberField name="saltPct" hint="da 1 a 5" />
            <NumberField name="oilPct" hint="da 0 a 10" />
            <NumberField name="sugarPct" hint="da 0 a 5" />
          </div>
          <p className="mt-4 text-sm text-ink-soft">
            Percentuali sul peso della farina. I limiti sono di questo strumento, non del mestiere.
          </p>
        </PhoneFold>
        <CalculateWithoutScripts />
      </Titled>
    </Card>
  )
}

const IN_FRIDGE = 'group-has-[[value=cold]:not(:checked)]/mode:hidden'

export const FermentationSection = () => (
  <Card className={`${IN_SIGHT} max-sm:p-4`}>
    <Titled id="fermentazione" title="Fermentazione" className="group/mode grid gap-5">
      <DoughChoice
        legend="Tipo di lievito"
        name="yeastType"
        options={[
          { value: 'idy', label: 'Secco istantaneo' },
          { value: 'ady', label: 'Secco attivo' },
          { value: 'fresh', label: 'Fresco' },
        ]}
      />
      <DoughChoice
        legend="Modalità"
        name="fermentMode"
        options={[
          { value: 'room', label: 'Temperatura ambiente' },
          { value: 'cold', label: 'In frigo' },
          { value: 'quick', label: 'Rapida' },
        ]}
      />
      <HoursMisfit />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <NumberField name="roomTempC" hint="da 18 a 30" />
        <FridgeField />
      </div>
      <CalculateWithoutScripts />
    </Titled>
  </Card>
)

function AdvancedSection() {
  const { dough, errors } = useCalculator()
  return (
    <Foldable
      title="Opzioni avanzate"
      answer="Prefermento, lievito madre e ambiente"
      startsOpen={dough.prefermentEnabled === 'true' || dough.sourdoughEnabled === 'true'}
      isWanted={ADVANCED.some((field) => errors[field] !== undefined)}
    >
      <AdvancedOptions />
    </Foldable>
  )
}

function NotesSection() {
  const { dough, errors, set } = useCalculator()
  return (
    <Foldable
      title="Note"
      answer={`Nome: ${dough.name || 'manca'} · ${dough.notes || 'nessuna nota'}`}
      isWanted={errors.name !== undefined || errors.notes !== undefined}
    >
      <Field
        label={FIELD_LABELS.name}
        name="name"
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={dough.name}
        onChange={(event) => set('name', event.target.value)}
        error={errors.name}
        className="mt-3 mb-4"
      />
      <label htmlFor="campo-note" className="sr-only">
        Note sulla ricetta
      </label>
      <textarea
        id="campo-note"
        name="notes"
        rows={3}
        maxLength={NOTES_MAX_LENGTH}
        placeholder="Marca della farina, forno, cosa cambiare la prossima volta…"
        value={dough.notes}
        onChange={(event) => set('notes', event.target.value)}
        aria-invalid={errors.notes ? true : undefined}
        aria-describedby={errors.notes && 'errore-note'}
        className="w-full rounded-md border border-line bg-paper px-4 py-3 text-ink placeholder:text-ink-soft"
      />
      {errors.notes && (
        <p id="errore-note" role="alert" className="mt-1.5 text-sm font-medium text-tomato">
          {errors.notes}
        </p>
      )}
    </Foldable>
  )
}
