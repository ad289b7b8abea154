import { formatSignificant, formatUpTo } from '../../ui/format.ts'
import { useBaking } from './use-baking.ts'

/** 0,18 g and 12 g; what is smaller still keeps a digit that counts. */
export const formatGrams = (grams: number) =>
  grams < 0.1 ? formatSignificant(grams, 2) : formatUpTo(grams, grams < 10 ? 2 : 0)

/** Beside the specified figure, never instead: what the published models would use. */
export function YeastRange() {
  const yeast = useBaking()?.estimate.yeast
  if (yeast?.kind !== 'estimate') return null
  const [min, max] = [formatGrams(yeast.rangeG.min), formatGrams(yeast.rangeG.max)]
  return (
    <p className="no-print mt-3 text-sm text-ink-soft">
      Stima scientifica del lievito: {min === max ? min : `da ${min} a ${max}`} g.{' '}
      <a href="#stima" className="link-quiet">
        Perché è diversa
      </a>
    </p>
  )
}
