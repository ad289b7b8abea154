import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { splitForm } from '#domain/dough/full/full-split.ts'
import { prefermentName, type StageWeights, starterName } from '#domain/dough/preferment-split.ts'
import { roundSplit } from '#domain/dough/split-rounding.ts'
import { formatUpTo } from '../../ui/format.ts'
import { doseText } from './doses-table.tsx'

const PARTS = [
  ['flourG', 'Farina'],
  ['waterG', 'Acqua'],
  ['saltG', 'Sale'],
  ['oilG', 'Olio'],
  ['sugarG', 'Zucchero'],
  ['yeastG', 'Lievito'],
  ['totalG', 'Totale'],
] as const satisfies readonly (readonly [keyof StageWeights, string])[]

const textOf = (part: keyof StageWeights, roundedG: number, exactG: number) => {
  if (part === 'totalG') return `${formatUpTo(roundedG, 1)} g`
  const isNothing = roundedG === 0 && (exactG === 0 || part !== 'yeastG')
  return isNothing ? '–' : doseText(part, roundedG, exactG)
}

export function SplitTable({ form }: { form: DoughForm }) {
  const answer = splitForm(form)
  if (!answer || 'refusal' in answer) return null
  const { preferment, starter, final } = answer.split
  const rounded = roundSplit(answer.split)
  const columns = [
    { name: prefermentName(form.prefermentHydrationPct), stage: rounded.preferment, exact: preferment },
    { name: starterName(form.sourdoughStarterHydrationPct), stage: rounded.starter, exact: starter },
    { name: 'Impasto finale', stage: rounded.final, exact: final },
  ].flatMap(({ name, stage, exact }) => (stage && exact ? [{ name, stage, exact }] : []))
  const isUsed = (part: keyof StageWeights) => columns.some(({ exact }) => exact[part] > 0)
  return (
    <div className="mt-6 print:mt-2">
      <h3 className="mb-2 text-lg">
        {preferment ? 'Prefermento e impasto finale' : 'Lievito madre e impasto finale'}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label="Dosi delle fasi" tabIndex={0}>
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">Come dividere le dosi fra le fasi</caption>
          <thead className="text-ink-soft">
            <tr>
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="py-1.5 pl-2 text-right align-bottom font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.filter(([part]) => isUsed(part)).map(([part, label]) => (
              <tr key={part} className="border-t border-line last:border-t-2 last:font-semibold">
                <th scope="row" className="py-1.5 font-normal print:py-0.5">
                  {label}
                </th>
                {columns.map(({ name, stage, exact }) => (
                  <td
                    key={name}
                    className="py-1.5 pl-2 text-right whitespace-nowrap print:py-0.5 tabular-nums"
                  >
                    {textOf(part, stage[part], exact[part])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
