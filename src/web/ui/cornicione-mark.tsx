import { clsx } from 'clsx'

/**
 * Decorative, because the name stands next to it. The drawing is in the stylesheet, not in the scripts of
 * every page.
 */
export const CornicioneMark = ({ className }: { className?: string }) => (
  <span className={clsx('cornicione-mark inline-block shrink-0', className)} aria-hidden="true" />
)
