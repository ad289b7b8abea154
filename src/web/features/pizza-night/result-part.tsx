import type { ReactNode } from 'react'

export const PART_IDS = {
  menu: 'serata-menu',
  doughs: 'serata-impasti',
  acts: 'serata-gesti',
  queue: 'serata-coda',
  list: 'serata-spesa',
} as const

export const ResultPart = ({
  id,
  title,
  intro,
  children,
}: {
  id?: string
  title: string
  intro?: ReactNode
  children: ReactNode
}) => (
  <section
    id={id}
    aria-label={title}
    tabIndex={id ? -1 : undefined}
    className="scroll-mt-4 break-inside-avoid-page outline-none"
  >
    <h3 className="text-2xl">{title}</h3>
    {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
    <div className="mt-4 print:mt-2">{children}</div>
  </section>
)
