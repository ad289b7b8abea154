import { type DoughOutputs, formulaOf } from '#domain/dough/full-calculator.ts'
import type { DoughForm, YeastType } from '#domain/dough/full-limits.ts'
import { scaleSum } from '#domain/dough/split-rounding.ts'
import { formatUpTo } from '../../ui/format.ts'
import { YeastRange } from './yeast-range.tsx'

const YEAST_NAMES: Record<YeastType, string> = {
  idy: 'Lievito secco istantaneo',
  ady: 'Lievito secco attivo',
  fresh: 'Lievito fresco',
}

function rowsOf(form: DoughForm, outputs: DoughOutputs) {
  const shares = formulaOf(form)
  return [
    { name: 'Farina', grams: outputs.flourG, share: 1 },
    { name: 'Acqua', grams: outputs.waterG, share: shares.waterShare },
    { name: 'Sale', grams: outputs.saltG, share: shares.saltShare },
    ...(form.oilPct > 0 ? [{ name: 'Olio', grams: outputs.oilG, share: shares.oilShare }] : []),
    ...(form.sugarPct > 0 ? [{ name: 'Zucchero', grams: outputs.sugarG, share: shares.sugarShare }] : []),
    { name: YEAST_NAMES[form.yeastType], grams: outputs.yeastG, share: shares.yeastShare },
  ]
}

/** What goes on the scale, and what it comes to: rounding may move that by a gram or two from the dough asked for. */
export function DosesTable({ form, outputs }: { form: DoughForm; outputs: DoughOutputs }) {
  return (
    <>
      <table className="mt-4 w-full print:mt-2 border-collapse text-left">
        <caption className="sr-only">Dosi dell'impasto</caption>
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              Ingrediente
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Dose
            </th>
            <th scope="col" className="w-20 py-1.5 text-right font-medium">
              % farina
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(form, outputs).map(({ name, grams, share }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 font-normal print:py-0.5">
                {name}
              </th>
              <td className="py-2 text-right font-display text-xl print:py-0.5 print:text-base whitespace-nowrap tabular-nums">
                {formatUpTo(grams, 1)} g
              </td>
              <td className="py-2 text-right text-sm whitespace-nowrap text-ink-soft tabular-nums">
                {formatUpTo(share * 100, 3)} %
              </td>
            </tr>
          ))}
          <tr className="border-t-2 border-line font-semibold">
            <th scope="row" className="py-2">
              Sulla bilancia
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">
              {formatUpTo(scaleSum(outputs), 1)} g
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      <YeastRange />
    </>
  )
}
