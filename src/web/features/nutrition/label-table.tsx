import { clsx } from 'clsx'
import type { NutritionAnswer } from '#contracts/nutrition/nutrition.ts'
import type { Light } from '#domain/nutrition/label.ts'
import { labelCells } from '#domain/nutrition/label-cells.ts'
import { Badge } from '../../ui/badge.tsx'
import { Titled } from '../../ui/titled.tsx'

const TONES = { basso: 'easy', medio: 'medium', alto: 'hard' } as const satisfies Record<Light, string>
const BARS = { basso: 'bg-easy', medio: 'bg-medium', alto: 'bg-hard' } as const satisfies Record<
  Light,
  string
>

type Cells = ReturnType<typeof labelCells>[number]

export const LabelTable = ({ answer }: { answer: NutritionAnswer }) => (
  <Titled
    as="h3"
    id="etichetta"
    title="Dichiarazione nutrizionale"
    look="border-b-4 border-ink pb-2 text-xl"
    className="rounded-md border-2 border-ink p-4 break-inside-avoid"
  >
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 font-semibold">
            <span className="sr-only">Nutriente</span>
          </th>
          {['per 100 g', 'per fetta', '% AR*'].map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labelCells(answer).map((cells) => (
          <Row key={cells.key} cells={cells} />
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-sm text-ink-soft">
      * Assunzioni di riferimento di un adulto medio (8400 kJ / 2000 kcal), per una fetta. Basso, medio e alto
      sono le fasce del semaforo britannico, per 100 g e, se la fetta pesa più di 100 g, anche per fetta.
      «n.d.»: non disponibile. L'energia è quella delle tabelle degli alimenti: l'etichetta di legge la
      calcola da proteine, carboidrati, grassi e fibre (Reg. UE 1169/2011, all. XIV) e può dare qualche
      caloria in più o in meno.
    </p>
  </Titled>
)

const Row = ({ cells: { name, isPart, per100g, perSlice, intake, intakePct, light } }: { cells: Cells }) => (
  <tr className="border-b border-line align-top">
    <th scope="row" className={isPart ? 'py-2 pl-3 font-normal print:py-1' : 'py-2 font-semibold print:py-1'}>
      {name}
      {light && (
        <>
          {' '}
          <Badge tone={TONES[light]}>{light}</Badge>
        </>
      )}
    </th>
    <td className="py-2 pl-3 text-right tabular-nums print:py-1">
      <Amount text={per100g} />
    </td>
    <td className="py-2 pl-3 text-right tabular-nums print:py-1">
      <Amount text={perSlice} />
    </td>
    <td className="w-16 py-2 pl-3 text-right tabular-nums print:py-1">
      {intake}
      {intakePct !== null && (
        <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-crust print:hidden">
          <span
            className={clsx('block h-full rounded-full', light ? BARS[light] : 'bg-ink-soft')}
            style={{ width: `${Math.min(100, intakePct)}%` }}
          />
        </span>
      )}
    </td>
  </tr>
)

/** Breaks the text after 'almeno' and between kilojoules and kilocalories, so that it fits a narrow column. */
const Amount = ({ text }: { text: string }) =>
  text.split(/ \/ |(?<=^almeno) /).map((part) => (
    <span key={part} className="block whitespace-nowrap">
      {part}
    </span>
  ))
