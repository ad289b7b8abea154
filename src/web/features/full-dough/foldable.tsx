import { type ReactNode, useEffect, useState } from 'react'

interface FoldableProps {
  title: ReactNode
  startsOpen: boolean
  isWanted: boolean
  children: ReactNode
}

export function Foldable({ title, startsOpen, isWanted, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(startsOpen || isWanted)
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <span aria-hidden className="text-2xl text-ink-soft transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      {children}
    </details>
  )
}
