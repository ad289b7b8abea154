import type { ReactNode } from 'react'

interface TitledProps {
  id: string
  title: ReactNode
  as?: 'h2' | 'h3' | 'h4'
  /** Classes of the heading. */
  look?: string
  className?: string
  children: ReactNode
}

/** A section labelled by its heading. */
export const Titled = ({
  id,
  title,
  as: Heading = 'h2',
  look = 'text-2xl',
  className,
  children,
}: TitledProps) => (
  <section aria-labelledby={id} className={className}>
    <Heading id={id} className={look}>
      {title}
    </Heading>
    {children}
  </section>
)

interface LinesProps {
  of: readonly string[]
  className: string
  label?: string
}

export const Lines = ({ of, className, label }: LinesProps) => (
  <ul className={className} aria-label={label}>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
