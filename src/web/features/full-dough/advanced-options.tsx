import { clsx } from 'clsx'
import type { DoughField } from '#domain/dough/full/full-limits.ts'
import { STAGE_KINDS } from '#domain/dough/preferment-split.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { percentOfFraction } from '#domain/words/percent.ts'
import { Button } from '../../ui/button.tsx'
import { CalculateWithoutScripts, DoughSwitch, NumberField } from './fields.tsx'
import { useCalculator } from './use-calculator.ts'
import type { LabelledField } from './wrong-fields.tsx'

const whenOn = (isWrong: boolean) =>
  clsx('mt-3 grid grid-cols-2 gap-x-4 gap-y-5', !isWrong && 'group-has-[:checked]/stage:grid hidden')

const typed = (fraction: number) => italianDecimal(percentOfFraction(fraction))

export const AdvancedOptions = () => (
  <div className="mt-5 grid gap-6">
    <StageFields
      name="Prefermento"
      isOn={{ name: 'prefermentEnabled', label: 'Prefermento (biga o poolish)' }}
      kinds={[STAGE_KINDS.biga, STAGE_KINDS.poolish].map(({ name, flourShare: share, hydration }) => ({
        name,
        share,
        hydration,
      }))}
      share="prefermentFlourPct"
      hydration="prefermentHydrationPct"
    />
    <StageFields
      name="Lievito madre"
      isOn={{ name: 'sourdoughEnabled', label: 'Lievito madre (li.co.li. o solido)' }}
      kinds={[STAGE_KINDS.licoli, STAGE_KINDS.solid].map(({ name, weightShare: share, hydration }) => ({
        name,
        share,
        hydration,
      }))}
      share="sourdoughStarterPct"
      hydration="sourdoughStarterHydrationPct"
    />
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-3 w-full font-semibold">Ambiente</legend>
      <div className="clear-both grid grid-cols-2 gap-x-4 gap-y-5">
        <NumberField name="altitudeM" hint="da 0 a 4000" />
        <NumberField name="humidityPct" hint="da 20 a 90" />
      </div>
    </fieldset>
    <CalculateWithoutScripts />
  </div>
)

interface StageFieldsProps {
  name: string
  isOn: { name: DoughField; label: string }
  kinds: { name: string; share: number; hydration: number }[]
  share: LabelledField
  hydration: LabelledField
}

function StageFields({ name, isOn, kinds, share, hydration }: StageFieldsProps) {
  const { errors, set } = useCalculator()
  const isWrong = Boolean(errors[share] || errors[hydration])
  const choose = (kind: StageFieldsProps['kinds'][number]) => {
    set(share, typed(kind.share))
    set(hydration, typed(kind.hydration))
  }
  return (
    <fieldset className="group/stage border-t border-line pt-4">
      <legend className="sr-only">{name}</legend>
      <DoughSwitch name={isOn.name}>{isOn.label}</DoughSwitch>
      <div className={whenOn(isWrong)}>
        <div className="col-span-2 flex flex-wrap gap-2 noscript:hidden">
          {kinds.map((kind) => (
            <Button key={kind.name} look="secondary" onClick={() => choose(kind)}>
              {kind.name}
            </Button>
          ))}
        </div>
        <NumberField name={share} hint="da 0 a 50" />
        <NumberField name={hydration} hint="da 50 a 200" />
      </div>
    </fieldset>
  )
}
