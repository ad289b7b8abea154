import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Card } from '../../ui/surfaces.tsx'

interface FoldableProps {
  id?: string
  title: ReactNode
  /** What is inside, in one line, while it is closed. */
  answer?: ReactNode
  startsOpen?: boolean
  isWanted: boolean
  /** Belongs on paper, open or closed. */
  isPrinted?: boolean
  children: ReactNode
}

export function Foldable({ id, title, answer, startsOpen, isWanted, isPrinted, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(startsOpen || isWanted)
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  return (
    <Card className="max-sm:px-4 max-sm:py-3 sm:py-4">
      <details
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        // Wider than the card's text: what stands out of it is not cut off while the fold moves.
        className={clsx('group -mx-2 print:mx-0', isPrinted && 'print-open')}
      >
        <summary className="flex min-h-11 items-center justify-between gap-4 px-2 print:px-0">
          <div className="min-w-0">
            <h2 id={id} className="flex flex-wrap items-center gap-x-3 text-2xl print:block">
              {title}
            </h2>
            {answer && <p className="truncate text-ink-soft group-open:hidden print:hidden">{answer}</p>}
          </div>
          <span
            aria-hidden
            className="text-2xl text-ink-soft transition-transform group-open:rotate-45 print:hidden"
          >
            +
          </span>
        </summary>
        <div className="px-2 print:px-0">{children}</div>
      </details>
    </Card>
  )
}
