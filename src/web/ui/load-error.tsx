import { clsx } from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { Button, ButtonLink } from './button.tsx'
import { EmptyState } from './feedback.tsx'

interface LoadErrorProps {
  onRetry: () => void
  /** The request's error. A `TypeError` means that the network is missing. */
  failure?: unknown
  heading?: 'h2' | 'h3'
  title?: string
  /** A class with the loading state's minimum height, so that the layout does not shift. */
  room?: string
  wayOut?: ReactNode
  children?: ReactNode
}

export function LoadError({
  onRetry,
  failure,
  heading = 'h3',
  title = 'Errore',
  room,
  wayOut,
  children,
}: LoadErrorProps) {
  const isAway = useIsOffline() || failure instanceof TypeError
  return (
    <div className={clsx(room)}>
      <EmptyState
        alert
        heading={heading}
        title={isAway ? 'Senza rete' : title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button look="secondary" onClick={onRetry}>
              Riprova
            </Button>
            {wayOut}
            {isAway && (
              <ButtonLink look="quiet" to={OFFLINE_PAGE} reloadDocument>
                Che cosa funziona senza rete
              </ButtonLink>
            )}
          </div>
        }
      >
        {isAway ? <p>Qui la rete non arriva: quello che manca si carica quando torna.</p> : children}
      </EmptyState>
    </div>
  )
}

const useIsOffline = () =>
  useSyncExternalStore(
    onNetwork,
    () => !navigator.onLine,
    () => false,
  )

function onNetwork(changed: () => void) {
  const events = ['online', 'offline']
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}
