import { clsx } from 'clsx'
import { few, modelsBeside } from '#domain/dough/dose-warning.ts'
import { specifiedThickness, usualBall } from '#domain/dough/full/full-presets.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { Switch } from './fields.tsx'
import { useBaking } from './use-baking.ts'
import { type Result, useCalculator } from './use-calculator.ts'

/** Rounded as the list of doses, so that no dose of the page has two figures. */
export const formatGrams = (grams: number) => (grams < 0.1 ? few(grams) : formatUpTo(grams, 1))

/** The ball of the specification's thickness is lighter than the usual one. Either may be in the doses. */
function ballsOf({ form, outputs }: Result, house: number) {
  const usual = usualBall(form, house)
  const specified = specifiedThickness(form, house)
  return {
    other: usual?.thicknessFactor ?? specified,
    isUsual: usual === null,
    usualG: usual?.ballG ?? (specified === null ? null : Math.round(outputs.perBallWeightG)),
  }
}

/** The simple rule of the specification beside what is usual: one switch changes ball and yeast. */
export function SimpleRule({ house }: { house: number }) {
  const baking = useBaking()
  const { set } = useCalculator()
  if (!baking) return null
  const { result, estimate } = baking
  const { needG, ruleG, warning } = estimate
  const { other, isUsual, usualG } = ballsOf(result, house)
  if (!needG && usualG === null) return null
  const { yeastByEstimate, yeastFactor } = result.form
  const isOn = needG ? yeastByEstimate : isUsual
  const isTested = yeastFactor !== 1
  const change = (next: boolean) => {
    if (needG) set('yeastByEstimate', String(next))
    if (other !== null && isUsual !== next) set('thicknessFactor', italianDecimal(other))
  }
  const names = [
    needG && (isTested ? 'la dose della ricetta' : 'la stima'),
    usualG !== null && `${needG ? 'i ' : ''}panetti da ${usualG} g`,
  ]
  return (
    <>
      {needG && warning && !isOn && (
        <p className="mt-2 hidden text-sm font-semibold print:block">
          Attenzione: la stima del lievito è {formatGrams(needG.doseG)} g.
        </p>
      )}
      <div
        className={clsx('no-print mt-3 rounded-md bg-crust px-4 pt-2', warning && 'border-l-4 border-tomato')}
      >
        {warning && !isOn && <p className="mb-2 font-semibold">{warning}</p>}
        <p className="text-sm">
          {!isUsual &&
            `Panetti da ${formatDecimal(result.outputs.perBallWeightG)} g sono la regola semplice: per ${formatUpTo(result.form.diameterCm ?? 0, 1)} cm di solito si fanno da ${usualG} g. `}
          {needG && yeastWords(needG, ruleG, isOn, isTested)}{' '}
          {needG && (
            <a href="#stima" className="link-quiet py-1">
              Perché è diversa
            </a>
          )}
        </p>
        {isTested && <input type="hidden" name="yeastFactor" value={formatUpTo(yeastFactor, 4)} />}
        <Switch {...(needG && { name: 'yeastByEstimate' })} isOn={isOn} onChange={change}>
          Usa {names.filter(Boolean).join(' e ')}
        </Switch>
      </div>
    </>
  )
}

function yeastWords(
  needG: { doseG: number; minG: number; maxG: number },
  ruleG: number,
  isOn: boolean,
  isTested: boolean,
): string {
  const models = modelsBeside(needG.doseG, needG, formatGrams)
  const dose = `${formatGrams(needG.doseG)} g${models && ` (${models})`}`
  return isOn
    ? `Il lievito è quello della ${isTested ? 'ricetta, portato a queste ore e a questi gradi' : 'stima'}: ${dose}. Con la regola semplice sarebbero ${formatGrams(ruleG)} g.`
    : `Il lievito è la regola semplice, che va a gradini. ${isTested ? 'Dalla ricetta' : 'Stima scientifica'}: ${dose}.`
}

export const useIsFar = () => Boolean(useBaking()?.estimate.warning)
