import { clsx } from 'clsx'
import { counted } from '#domain/words/counted.ts'
import { formatDecimal } from '#web/ui/format.ts'

interface StarRatingProps {
  rating: number | null
  count?: number
  className?: string
}

/** Without a vote and without a count there is nothing to see. */
export function StarRating({ rating, count, className }: StarRatingProps) {
  const text = rating === null ? 'Ancora nessun voto' : `Voto ${formatDecimal(rating, 1)} su 5`
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-sm text-ink-soft print:hidden',
        rating === null && count === undefined && 'sr-only',
        className,
      )}
    >
      <span role="img" aria-label={text} className="relative block w-[5.3125rem] shrink-0">
        <span className="stars block text-line" />
        {rating !== null && (
          <span className="stars absolute inset-y-0 left-0 text-gold" style={{ width: `${rating * 20}%` }} />
        )}
      </span>
      {rating !== null && <span aria-hidden="true">{formatDecimal(rating, 1)}</span>}
      {count !== undefined && <span>({counted(count, 'valutazione', 'valutazioni')})</span>}
    </span>
  )
}
