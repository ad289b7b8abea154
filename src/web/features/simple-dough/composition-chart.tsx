import { compositionShares, type SimpleIngredients } from '#domain/dough/simple/simple-calculator.ts'
import { formatDecimal } from '../../ui/format.ts'
import { ChartFrame } from '../../ui/surfaces.tsx'

const SLICES = [
  { name: 'flour', label: 'Farina', stroke: 'stroke-gold', dot: 'bg-gold' },
  { name: 'water', label: 'Acqua', stroke: 'stroke-focus', dot: 'bg-focus' },
  { name: 'other', label: 'Sale, lievito e altro', stroke: 'stroke-tomato', dot: 'bg-tomato' },
] as const

const percent = (share: number) => `${formatDecimal(100 * share, 1)}%`

export function CompositionChart({ ingredients }: { ingredients: SimpleIngredients }) {
  const shares = compositionShares(ingredients)
  const startOf = (name: (typeof SLICES)[number]['name']) =>
    name === 'flour' ? 0 : name === 'water' ? shares.flour : shares.flour + shares.water
  return (
    <ChartFrame
      title="Composizione dell'impasto"
      summary={SLICES.map(({ name, label }) => `${label} ${percent(shares[name])}`).join(', ')}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <svg viewBox="0 0 42 42" className="size-36 shrink-0 -rotate-90" aria-hidden="true">
          {SLICES.map(({ name, stroke }) => (
            <circle
              key={name}
              cx="21"
              cy="21"
              r="16"
              pathLength={1}
              fill="none"
              strokeWidth="8"
              strokeDasharray={`${shares[name]} ${1 - shares[name]}`}
              strokeDashoffset={-startOf(name)}
              className={stroke}
            />
          ))}
        </svg>
        <ul className="grid gap-1.5 text-sm">
          {SLICES.map(({ name, label, dot }) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`size-3 shrink-0 rounded-full ${dot}`} aria-hidden />
              {label} <strong className="tabular-nums">{percent(shares[name])}</strong>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}
