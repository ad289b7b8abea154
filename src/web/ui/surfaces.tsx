import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Badge } from './badge.tsx'
import { ButtonLink } from './button.tsx'

export const Card = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={clsx(
      'rounded-lg border border-line bg-paper p-6 shadow-card print:border-0 print:bg-transparent print:p-0 print:shadow-none',
      className,
    )}
  >
    {children}
  </div>
)

interface SectionProps {
  id?: string
  title: string
  /** What its figures are, where they are not the site's one answer. */
  tag?: string
  aside?: ReactNode
  tinted?: boolean
  children: ReactNode
}

export const Section = ({ id, title, tag, aside, tinted, children }: SectionProps) => (
  <section
    id={id}
    className={clsx('py-4.5 sm:py-8', tinted && 'bg-crust')}
    aria-labelledby={id && `${id}-titolo`}
  >
    <div className="wrap">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:mb-5">
        <div className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1', tag && 'min-w-0 flex-1')}>
          <h2 id={id && `${id}-titolo`} className="text-2xl">
            {title}
          </h2>
          {tag && <Badge tone="paper">{tag}</Badge>}
        </div>
        {aside}
      </div>
      {/* Each section hydrates alone, so a page with many sections responds sooner. */}
      <Suspense>{children}</Suspense>
    </div>
  </section>
)

/** A phone has room beside the title for an arrow only. */
export const SectionLink = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink to={to} look="secondary" size="small" className="max-sm:size-11 max-sm:px-0!">
    <ArrowRight className="size-5 sm:hidden" aria-hidden />
    <span className="max-sm:sr-only">{children}</span>
  </ButtonLink>
)

export const PageHeader = ({
  kicker,
  title,
  isDense,
  children,
}: {
  kicker?: string
  title: string
  /** For pages whose first screen is to show a list: a narrow window has the title only. */
  isDense?: boolean
  children?: ReactNode
}) => (
  <header
    className={clsx('wrap print:py-3', isDense ? 'pt-3 pb-3 sm:pt-9 sm:pb-5' : 'pt-5 pb-6 sm:pt-16 sm:pb-8')}
  >
    {kicker && (
      <p className={clsx('kicker mb-3 text-gold print:hidden', isDense && 'max-sm:hidden')}>{kicker}</p>
    )}
    <h1 className={clsx('max-w-3xl', isDense ? 'text-3xl sm:text-4xl' : 'text-4xl')}>{title}</h1>
    {children && (
      <div
        className={clsx(
          'text-lg wrap-anywhere text-ink-soft print:hidden',
          isDense ? 'mt-2 max-w-4xl max-sm:hidden' : 'mt-4 max-w-2xl',
        )}
      >
        {children}
      </div>
    )}
  </header>
)

export const Table = ({ caption, head, rows }: { caption: string; head: string[]; rows: ReactNode[][] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
  <section className="overflow-x-auto rounded-md border border-line" aria-label={caption} tabIndex={0}>
    <table className="w-full border-collapse bg-paper text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-crust text-sm">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="px-4 py-2.5 font-semibold print:py-1">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-t border-line">
            {cells.map((cell, column) => (
              <td key={column} className="px-4 py-2.5 align-top print:py-1">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

export const ChartFrame = ({
  title,
  summary,
  children,
}: {
  title: string
  summary: string
  children: ReactNode
}) => (
  <figure className="rounded-md border border-line bg-paper p-5">
    <figcaption className="mb-3 font-semibold">{title}</figcaption>
    <div role="img" aria-label={summary}>
      {children}
    </div>
  </figure>
)
