import type { FormulaWeights } from '#domain/dough/bakers-formula.ts'
import { formulaOf } from '#domain/dough/full/full-calculator.ts'
import type { DoughForm, YeastType } from '#domain/dough/full/full-limits.ts'
import { doseFigure } from '#domain/dough/split-rounding.ts'
import { percentText } from '#domain/words/kitchen-number.ts'
import { formatUpTo } from '../../ui/format.ts'
import type { Result } from './use-calculator.ts'

const tenths = (grams: number) => formatUpTo(grams, 1)

/** The dose in grams: '14,3 g', or '0,05 g' where a tenth more would be a lot. */
export const doseText = (part: keyof FormulaWeights, roundedG: number, exactG: number) =>
  `${doseFigure(part, roundedG, exactG, tenths)} g`

/** The specification's tenths, and the exact dose where they would mislead. */
function Dose({ part, roundedG, exactG }: { part: keyof FormulaWeights; roundedG: number; exactG: number }) {
  const [exact, rounded] = [doseText(part, roundedG, exactG), `${tenths(roundedG)} g`]
  if (roundedG === 0 || exact === rounded) return exact
  return (
    <>
      {rounded}{' '}
      <span className="block font-sans text-sm font-normal tracking-normal text-ink-soft">
        di preciso {exact}
      </span>
    </>
  )
}

const YEAST_NAMES: Record<YeastType, string> = {
  idy: 'Lievito secco istantaneo',
  ady: 'Lievito secco attivo',
  fresh: 'Lievito fresco',
}

export function rowsOf(form: DoughForm) {
  const shares = formulaOf(form)
  return [
    { part: 'flourG', name: 'Farina', share: 1 },
    { part: 'waterG', name: 'Acqua', share: shares.waterShare },
    { part: 'saltG', name: 'Sale', share: shares.saltShare },
    ...(form.oilPct > 0 ? [{ part: 'oilG', name: 'Olio', share: shares.oilShare } as const] : []),
    ...(form.sugarPct > 0 ? [{ part: 'sugarG', name: 'Zucchero', share: shares.sugarShare } as const] : []),
    { part: 'yeastG', name: YEAST_NAMES[form.yeastType], share: shares.yeastShare },
  ] as const
}

export function DosesTable({ form, outputs, exact }: Result) {
  return (
    <table className="mt-2 w-full border-collapse text-left sm:mt-4 print:mt-2">
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
        {rowsOf(form).map(({ part, name, share }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal sm:py-2 print:py-0.5">
              {name}
            </th>
            <td className="py-1.5 text-right figure text-2xl sm:py-2 print:py-0.5 print:text-base whitespace-nowrap">
              <Dose part={part} roundedG={outputs[part]} exactG={exact[part]} />
            </td>
            <td className="py-2 text-right text-sm print:py-0.5 whitespace-nowrap text-ink-soft tabular-nums">
              {percentText(share * 100, 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
