import { type ReactNode, useState } from 'react'

/** The row of a choice with what it does; disabled where it cannot be done. */
export type Outcome = (row: (said?: string, isDisabled?: boolean) => ReactNode) => ReactNode

interface ChoicesProps {
  title: string
  className?: string
  of: readonly { key: string; name: string; tags?: string; outcome?: Outcome; onTake: () => void }[]
}

/** Folded; each choice says what it does, as soon as they are open. */
export function Choices({ title, className = '', of }: ChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`${className} print:hidden noscript:hidden`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-semibold text-ink">{title}</summary>
      <ul className="mt-1 mb-3 divide-y divide-line overflow-hidden rounded-md border border-line">
        {of.map(({ key, name, tags = '', outcome, onTake }) => {
          const row = (said = '', isDisabled = false) => (
            <button
              type="button"
              className="flex min-h-12 w-full items-center justify-between gap-4 bg-paper px-4 py-2 text-left -outline-offset-2 hover:bg-crust disabled:pointer-events-none disabled:opacity-55"
              disabled={isDisabled}
              onClick={onTake}
            >
              <span className="min-w-0 leading-snug">
                <span className="font-semibold text-ink">{name}</span>
                {tags !== '' && <span className="block text-sm text-basil">{tags}</span>}
              </span>{' '}
              <span className="max-w-2/5 shrink-0 text-right text-sm leading-snug text-ink-soft">{said}</span>
            </button>
          )
          return <li key={key}>{isOpen && outcome ? outcome(row) : row()}</li>
        })}
      </ul>
    </details>
  )
}
