import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'

interface PhoneFoldProps {
  name: ReactNode
  isWanted?: boolean
  /** One tap away in a wide window, too. */
  isAlways?: boolean
  className?: string
  children: ReactNode
}

/** What is seldom used is one tap away in a narrow window, and always open in a wide one and without scripts. */
export function PhoneFold({ name, isWanted = false, isAlways = false, className, children }: PhoneFoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || isWanted
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
        className={clsx(
          'flex min-h-11 w-full items-center justify-between gap-4 text-left font-semibold noscript:hidden',
          !isAlways && 'lg:hidden',
        )}
      >
        {name}
        <span aria-hidden className={clsx('text-2xl text-ink-soft', isShown && 'rotate-45')}>
          +
        </span>
      </button>
      <div id={id} className={clsx(!isShown && `${isAlways ? 'hidden' : 'max-lg:hidden'} noscript:block!`)}>
        {children}
      </div>
    </div>
  )
}
