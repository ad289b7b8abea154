import type { ReactNode } from 'react'

export const ResultPart = ({
  title,
  intro,
  children,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
}) => (
  <section aria-label={title} className="break-inside-avoid-page">
    <h3 className="text-2xl">{title}</h3>
    {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
    <div className="mt-4 print:mt-2">{children}</div>
  </section>
)
