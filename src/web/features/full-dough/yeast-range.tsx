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
  const isOn = baking.result.form.yeastByEstimate
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
            ? `Il lievito è quello della stima. Con la regola del calcolatore sarebbero ${formatGrams(ruleG)} g.`
            : !warning && `Stima scientifica del lievito: ${range} g.`}{' '}
          <a href="#stima" className="link-quiet py-1">
            Perché è diversa
          </a>
        </p>
        <DoughSwitch name="yeastByEstimate">Usa la stima</DoughSwitch>
      </div>
    </>
  )
}

export const useIsFar = () => Boolean(useBaking()?.estimate.warning)
