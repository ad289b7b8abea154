import { type DoughField, NAME_MAX_LENGTH, NOTES_MAX_LENGTH } from '#domain/dough/full/full-limits.ts'
import { Field } from '../../ui/field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Titled } from '../../ui/titled.tsx'
import { AdvancedOptions } from './advanced-options.tsx'
import { CalculateWithoutScripts, DoughChoice, NumberField } from './fields.tsx'
import { Foldable } from './foldable.tsx'
import { useCalculator } from './use-calculator.ts'

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
const OF_TRAYS = 'group-has-[[value=pan]:checked]/shape:col-span-2! self-end'

export const DoughFields = () => (
  <div className="no-print grid gap-6 max-lg:[&_input]:scroll-mt-48">
    <BasicSection />
    <FermentationSection />
    <AdvancedSection />
    <NotesSection />
  </div>
)

function BasicSection() {
  const { dough, errors, set } = useCalculator()
  return (
    <Card>
      <Titled id="configurazione" title="Configurazione base" className="group/shape grid gap-5">
        <Field
          label="Nome della ricetta"
          name="name"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={dough.name}
          onChange={(event) => set('name', event.target.value)}
          error={errors.name}
        />
        <DoughChoice
          legend="Forma"
          name="shape"
          options={[
            { value: 'round', label: 'Tonda' },
            { value: 'pan', label: 'In teglia' },
          ]}
        />
        <div className="grid grid-cols-6 gap-x-4 gap-y-5 *:col-span-3 max-sm:group-has-[[value=pan]:checked]/shape:gap-x-3 sm:*:col-span-2">
          <NumberField
            name="servings"
            label={dough.shape === 'pan' ? 'Teglie' : 'Numero di pizze'}
            hint="da 1 a 20"
            className={OF_TRAYS}
          />
          <NumberField
            name="diameterCm"
            label="Diametro (cm)"
            hint="di solito 15-50"
            className="group-has-[[value=pan]:checked]/shape:hidden"
          />
          <NumberField
            name="panLengthCm"
            label="Lunghezza (cm)"
            hint="di solito 10-60"
            className={`${OF_TRAYS} group-has-[[value=round]:checked]/shape:hidden`}
          />
          <NumberField
            name="panWidthCm"
            label="Larghezza (cm)"
            hint="di solito 10-60"
            className={`${OF_TRAYS} group-has-[[value=round]:checked]/shape:hidden`}
          />
          <NumberField name="thicknessFactor" label="Spessore (g/cm²)" hint="da 0,1 a 1" />
          <NumberField name="hydrationPct" label="Idratazione (%)" hint="da 50 a 90" />
          <NumberField name="saltPct" label="Sale (%)" hint="da 1 a 5" />
          <NumberField name="oilPct" label="Olio (%)" hint="da 0 a 10" />
          <NumberField name="sugarPct" label="Zucchero (%)" hint="da 0 a 5" />
        </div>
        <p className="text-sm text-ink-soft">
          Le percentuali sono sul peso della farina. I limiti accanto ai campi sono di questo strumento, non
          del mestiere.
        </p>
        <CalculateWithoutScripts />
      </Titled>
    </Card>
  )
}

const FermentationSection = () => (
  <Card>
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
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        <NumberField name="fermentHours" label="Ore di fermentazione" hint="da 1 a 72" />
        <NumberField name="roomTempC" label="Temp. ambiente (°C)" hint="da 18 a 30" />
        <NumberField name="fridgeTempC" label="Temp. frigo (°C)" hint="da 2 a 8" />
      </div>
      <CalculateWithoutScripts />
    </Titled>
  </Card>
)

function AdvancedSection() {
  const { dough, errors } = useCalculator()
  return (
    <Card>
      <Foldable
        title="Opzioni avanzate"
        startsOpen={dough.prefermentEnabled === 'true' || dough.sourdoughEnabled === 'true'}
        isWanted={ADVANCED.some((field) => errors[field] !== undefined)}
      >
        <p className="mt-1 text-ink-soft">Prefermento, lievito madre e ambiente.</p>
        <AdvancedOptions />
      </Foldable>
    </Card>
  )
}

function NotesSection() {
  const { dough, errors, set } = useCalculator()
  return (
    <Card>
      <Titled id="note" title="Note" look="mb-4 text-2xl">
        <label htmlFor="campo-note" className="sr-only">
          Note sulla ricetta
        </label>
        <textarea
          id="campo-note"
          name="notes"
          rows={4}
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
      </Titled>
    </Card>
  )
}
