import { clsx } from 'clsx'

export const CornicioneMark = ({ className }: { className?: string }) => (
  <span className={clsx('cornicione-mark inline-block shrink-0', className)} aria-hidden="true" />
)
