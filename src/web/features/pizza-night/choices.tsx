import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** The button of a choice with what it does beside it; disabled where it cannot be done. */
export type Outcome = (button: (isDisabled: boolean) => ReactNode) => ReactNode

interface ChoicesProps {
  title: string
  className?: string
  of: readonly { key: string; name: string; outcome?: Outcome; onTake: () => void }[]
}

/** Folded; beside each choice what it does, as soon as they are open. */
export function Choices({ title, className = '', of }: ChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`${className} print:hidden noscript:hidden`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-semibold text-ink">{title}</summary>
      <ul className="mt-1 space-y-2 pb-1">
        {of.map(({ key, name, outcome, onTake }) => {
          const button = (isDisabled: boolean) => (
            <Button look="secondary" className="max-w-full py-2" disabled={isDisabled} onClick={onTake}>
              {name}
            </Button>
          )
          return (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {isOpen && outcome ? outcome(button) : button(false)}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
