import { clsx } from 'clsx'
import { modelsBeside } from '#domain/dough/dose-warning.ts'
import { formatSignificant, formatUpTo } from '../../ui/format.ts'
import { DoughSwitch } from './fields.tsx'
import { useBaking } from './use-baking.ts'

/** Rounded as the list of doses, so that no dose of the page has two figures. */
export const formatGrams = (grams: number) =>
  grams < 0.1 ? formatSignificant(grams, 2) : formatUpTo(grams, 1)

export function YeastRange() {
  const baking = useBaking()
  const { needG, ruleG, warning } = baking?.estimate ?? {}
  if (!baking || !needG || ruleG === undefined) return null
  const models = modelsBeside(needG.doseG, needG, formatGrams)
  const dose = `${formatGrams(needG.doseG)} g${models && ` (${models})`}`
  const { yeastByEstimate: isOn, yeastFactor } = baking.result.form
  const isTested = yeastFactor !== 1
  return (
    <>
      {warning && !isOn && (
        <p className="mt-2 hidden text-sm font-semibold print:block">
          Attenzione: la stima del lievito è {formatGrams(needG.doseG)} g.
        </p>
      )}
      <div
        className={clsx('no-print mt-3 rounded-md bg-crust px-4 pt-2', warning && 'border-l-4 border-tomato')}
      >
        {warning && !isOn && <p className="mb-2 font-semibold">{warning}</p>}
        <p className="text-sm">
          {isOn
            ? `Il lievito è quello della ${isTested ? 'ricetta, portato a queste ore e a questi gradi' : 'stima'}: ${dose}. Con la regola semplice sarebbero ${formatGrams(ruleG)} g.`
            : `Il lievito è la regola semplice, che va a gradini. ${isTested ? 'Dalla ricetta' : 'Stima scientifica'}: ${dose}.`}{' '}
          <a href="#stima" className="link-quiet py-1">
            Perché è diversa
          </a>
        </p>
        {isTested && <input type="hidden" name="yeastFactor" value={formatUpTo(yeastFactor, 4)} />}
        <DoughSwitch name="yeastByEstimate">
          {isTested ? 'Usa la dose della ricetta' : 'Usa la stima'}
        </DoughSwitch>
      </div>
    </>
  )
}

export const useIsFar = () => Boolean(useBaking()?.estimate.warning)
