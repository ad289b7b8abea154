import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './feedback.tsx'

interface LoadErrorProps {
  onRetry: () => void
  heading?: 'h2' | 'h3'
  title?: string
  /** What could not be loaded, in a sentence. */
  children?: ReactNode
}

/** Something could not be loaded; asking again is the reader's choice, never automatic. */
export const LoadError = ({ onRetry, heading = 'h3', title = 'Errore', children }: LoadErrorProps) => (
  <EmptyState
    alert
    heading={heading}
    title={title}
    action={
      <Button look="secondary" onClick={onRetry}>
        Riprova
      </Button>
    }
  >
    {children}
  </EmptyState>
)
