import { formatUpTo } from '../../ui/format.ts'
import { useBaking } from './use-baking.ts'

/** Two digits that count: 0,18 g and 12 g. */
export const formatGrams = (grams: number) => formatUpTo(grams, grams < 10 ? 2 : 0)

/** Beside the specified figure, never instead: what the published models would use. */
export function YeastRange() {
  const yeast = useBaking()?.estimate.yeast
  if (yeast?.kind !== 'estimate') return null
  const { min, max } = yeast.rangeG
  return (
    <p className="no-print mt-3 text-sm text-ink-soft">
      Stima scientifica del lievito: da {formatGrams(min)} a {formatGrams(max)} g.{' '}
      <a href="#stima" className="link-quiet">
        Perché è diversa
      </a>
    </p>
  )
}
