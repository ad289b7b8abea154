import { Link } from 'react-router'
import { addressOfChoices, type GuideChoices, statedMaxC } from '#domain/oven-guide/guide-address.ts'
import { OVENS, SHOWN_MAX_C, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { temperatureRangeText, temperatureText } from '#domain/oven-guide/scale.ts'
import { percentOfFraction } from '#domain/words/percent.ts'
import { Field } from '../../ui/field.tsx'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import type { OvenGuide } from './use-oven-guide.ts'

const Check = (props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      className="size-5 accent-(--tomato-fill)"
      checked={props.checked}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.label}
  </label>
)

/** What is wrong with the told maximum of the oven. */
export const limitError = (choices: GuideChoices) =>
  statedMaxC(choices) === undefined
    ? `Scrivi un numero intero, ${temperatureRangeText(STATED_MAX_C.min, STATED_MAX_C.max, choices.scale)}`
    : undefined

/** As the site's specification has them. */
const USUAL_MAX = { celsius: String(SHOWN_MAX_C), fahrenheit: '500' } as const
const MAX_TEMP = 'maxTemp'
const SENT_IN_CELSIUS: readonly string[] = [MAX_TEMP, 'unit']

export function LimitFields({
  guide: { choices, changeScale, change, lastDough, canCalculate, calculate },
}: {
  guide: OvenGuide
}) {
  const { oven, scale } = choices
  const isFahrenheit = scale === 'fahrenheit'
  return (
    <>
      {/* The query string is in °C, so values typed in °F are not sent. */}
      {isFahrenheit &&
        addressOfChoices(choices)
          .filter(([name]) => SENT_IN_CELSIUS.includes(name))
          .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <Field
        {...(!isFahrenheit && { name: MAX_TEMP })}
        className={isFahrenheit ? 'noscript:hidden' : ''}
        label={
          <>
            Temperatura massima del forno ({isFahrenheit ? '°F' : '°C'})
            <span className="sr-only">, facoltativa</span>
          </>
        }
        trailing={
          <span className="px-3 text-sm text-ink-soft">
            {oven === '' || choices.maxTemp !== ''
              ? 'facoltativa'
              : `se non la sai, ${temperatureText(OVENS[oven].usualMaxC, scale)}`}
          </span>
        }
        inputMode="numeric"
        autoComplete="off"
        icon={choices.maxTemp === '' && <span className="noscript:hidden">es.</span>}
        placeholder={USUAL_MAX[scale]}
        value={choices.maxTemp}
        onChange={(event) => change({ maxTemp: event.target.value })}
        error={limitError(choices)}
        // Enter does nothing in a form with a disabled submit button. This handler reports the missing fields.
        onKeyDown={({ key }) => key === 'Enter' && !canCalculate && calculate()}
      />
      <div className="mt-2 noscript:hidden">
        <Check
          label="Usa i gradi Fahrenheit (°F)"
          checked={isFahrenheit}
          onChange={(isOn) => changeScale(isOn ? 'fahrenheit' : 'celsius')}
        />
        <Check
          label="Usa i dati del calcolatore impasto"
          checked={choices.useDough}
          onChange={(useDough) => change({ useDough })}
        />
      </div>
      {choices.useDough && <LastDough dough={lastDough} />}
    </>
  )
}

const LastDough = ({ dough }: { dough: OvenGuide['lastDough'] }) => (
  <p className="rounded-md bg-crust px-4 py-3 text-sm" aria-live="polite">
    {dough ? (
      <>
        Ultimo impasto: idratazione {formatUpTo(percentOfFraction(dough.hydration_pct), 1)}%, spessore{' '}
        {formatUpTo(dough.thickness_factor, 2)} g/cm², panetto da {formatDecimal(dough.outputs.ball_weight_g)}{' '}
        g, {formatUpTo(dough.ferment_hours, 1)} ore{' '}
        {dough.ferment_mode === 'cold' ? 'in frigo' : 'a temperatura ambiente'}.
      </>
    ) : (
      <>
        In questo browser non c'è ancora un impasto calcolato.{' '}
        <Link to="/calcolatore-impasto" className="link-quiet">
          Apri il calcolatore impasto
        </Link>
      </>
    )}
  </p>
)
