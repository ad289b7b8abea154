import { clsx } from 'clsx'
import { STAGE_KINDS } from '#domain/dough/preferment-split.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { percentOfFraction } from '#domain/words/percent.ts'
import { Button } from '../../ui/button.tsx'
import { CalculateWithoutScripts, DoughSwitch, NumberField } from './fields.tsx'
import { useCalculator } from './use-calculator.ts'

const whenOn = (isWrong: boolean) =>
  clsx('mt-3 grid grid-cols-2 gap-x-4 gap-y-5', !isWrong && 'group-has-[:checked]/stage:grid hidden')

const typed = (fraction: number) => italianDecimal(percentOfFraction(fraction))

export function AdvancedOptions() {
  return (
    <div className="mt-5 grid gap-6">
      <PrefermentFields />
      <StarterFields />
      <fieldset className="border-t border-line pt-5">
        <legend className="float-left mb-3 w-full font-semibold">Ambiente</legend>
        <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-5">
          <NumberField name="altitudeM" label="Altitudine (m)" hint="da 0 a 4000" />
          <NumberField name="humidityPct" label="Umidità dell'aria (%)" hint="da 20 a 90" />
        </div>
      </fieldset>
      <CalculateWithoutScripts />
    </div>
  )
}

function PrefermentFields() {
  const { errors, set } = useCalculator()
  const isWrong = Boolean(errors.prefermentFlourPct || errors.prefermentHydrationPct)
  const choose = ({ flourShare, hydration }: { flourShare: number; hydration: number }) => {
    set('prefermentFlourPct', typed(flourShare))
    set('prefermentHydrationPct', typed(hydration))
  }
  return (
    <fieldset className="group/stage border-t border-line pt-4">
      <legend className="sr-only">Prefermento</legend>
      <DoughSwitch name="prefermentEnabled">Prefermento (biga o poolish)</DoughSwitch>
      <div className={whenOn(isWrong)}>
        <div className="col-span-2 flex flex-wrap gap-2 noscript:hidden">
          {[STAGE_KINDS.biga, STAGE_KINDS.poolish].map((kind) => (
            <Button key={kind.name} look="secondary" onClick={() => choose(kind)}>
              {kind.name}
            </Button>
          ))}
        </div>
        <NumberField name="prefermentFlourPct" label="Farina nel prefermento (%)" hint="da 0 a 50" />
        <NumberField
          name="prefermentHydrationPct"
          label="Idratazione del prefermento (%)"
          hint="da 50 a 200"
        />
      </div>
    </fieldset>
  )
}

function StarterFields() {
  const { errors, set } = useCalculator()
  const isWrong = Boolean(errors.sourdoughStarterPct || errors.sourdoughStarterHydrationPct)
  const choose = ({ weightShare, hydration }: { weightShare: number; hydration: number }) => {
    set('sourdoughStarterPct', typed(weightShare))
    set('sourdoughStarterHydrationPct', typed(hydration))
  }
  return (
    <fieldset className="group/stage border-t border-line pt-4">
      <legend className="sr-only">Lievito madre</legend>
      <DoughSwitch name="sourdoughEnabled">Lievito madre (li.co.li. o solido)</DoughSwitch>
      <div className={whenOn(isWrong)}>
        <div className="col-span-2 flex flex-wrap gap-2 noscript:hidden">
          {[STAGE_KINDS.licoli, STAGE_KINDS.solid].map((kind) => (
            <Button key={kind.name} look="secondary" onClick={() => choose(kind)}>
              {kind.name}
            </Button>
          ))}
        </div>
        <NumberField name="sourdoughStarterPct" label="Lievito madre sulla farina (%)" hint="da 0 a 50" />
        <NumberField
          name="sourdoughStarterHydrationPct"
          label="Idratazione del lievito madre (%)"
          hint="da 50 a 200"
        />
      </div>
    </fieldset>
  )
}
