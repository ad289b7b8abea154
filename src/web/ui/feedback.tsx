import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={clsx('animate-pulse rounded-md bg-gold/12', className)} />
)

export const SkeletonRows = ({ text, count, row }: { text: string; count: number; row: string }) => (
  <>
    <p role="status" className="sr-only">
      {text}
    </p>
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={row} />
      ))}
    </div>
  </>
)

export const Spinner = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
    <LoaderCircle className="size-5 animate-turn text-tomato" aria-hidden />
    {text}
  </p>
)

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  heading?: 'h2' | 'h3'
  alert?: boolean
}

export const EmptyState = ({ title, heading: Heading = 'h3', children, action, alert }: EmptyStateProps) => (
  <div
    role={alert ? 'alert' : undefined}
    className="mx-auto flex max-w-xl flex-col items-center gap-3 rounded-lg border border-dashed border-line px-6 py-12 text-center"
  >
    <EmptyPlate />
    <Heading className="text-xl">{title}</Heading>
    {children && <div className="text-ink-soft">{children}</div>}
    {action && <div className="mt-2">{action}</div>}
  </div>
)

const EmptyPlate = () => (
  <svg viewBox="0 0 96 60" className="h-16" aria-hidden="true">
    <ellipse cx="48" cy="34" rx="42" ry="20" fill="var(--crust)" stroke="var(--line)" strokeWidth="2" />
    <ellipse cx="48" cy="32" rx="27" ry="12" fill="none" stroke="var(--line)" strokeWidth="2" />
    <g fill="var(--gold)">
      <circle cx="36" cy="33" r="1.8" />
      <circle cx="52" cy="29" r="1.3" />
      <circle cx="60" cy="35" r="2.1" />
      <circle cx="45" cy="38" r="1.2" />
    </g>
  </svg>
)
