import { formatSignificant, formatUpTo } from '../../ui/format.ts'
import { DoughSwitch } from './fields.tsx'
import { useBaking } from './use-baking.ts'

export const formatGrams = (grams: number) =>
  grams < 0.1 ? formatSignificant(grams, 2) : formatUpTo(grams, grams < 10 ? 2 : 0)

export function YeastRange() {
  const baking = useBaking()
  const { needG, ruleG, warning } = baking?.estimate ?? {}
  if (!baking || !needG || ruleG === undefined) return null
  const [min, max] = [formatGrams(needG.minG), formatGrams(needG.maxG)]
  const range = min === max ? min : `da ${min} a ${max}`
  const dose = `${formatGrams(needG.doseG)} g${min === max ? '' : ` (i modelli vanno ${range} g)`}`
  const { yeastByEstimate: isOn, yeastFactor } = baking.result.form
  const isTested = yeastFactor !== 1
  return (
    <>
      {warning && !isOn && (
        <p className="mt-2 hidden text-sm font-semibold print:block">
          Attenzione: la stima del lievito è {range} g.
        </p>
      )}
      <div
        className={
          warning ? 'no-print mt-4 rounded-md border-l-4 border-tomato bg-crust px-4 py-3' : 'no-print mt-3'
        }
      >
        {warning && !isOn && <p className="mb-2 font-semibold">{warning}</p>}
        <p className="text-sm text-ink-soft">
          {isOn
            ? `Il lievito è quello della ${isTested ? 'ricetta, portato a queste ore e a questi gradi' : 'stima'}: ${dose}. Con la regola semplice sarebbero ${formatGrams(ruleG)} g.`
            : `La dose qui sopra è la regola semplice. ${isTested ? 'Dalla ricetta' : 'Stima scientifica'}: ${dose}.`}{' '}
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
