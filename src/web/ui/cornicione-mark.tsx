import { clsx } from 'clsx'

/**
 * The mark: a puffed rim with its leopard spots around a tomato disc. Decorative; the wordmark carries the name. Its
 * drawing lies in the styles, once for header and footer, instead of in the scripts of every page.
 */
export const CornicioneMark = ({ className }: { className?: string }) => (
  <span className={clsx('cornicione-mark inline-block shrink-0', className)} aria-hidden="true" />
)
