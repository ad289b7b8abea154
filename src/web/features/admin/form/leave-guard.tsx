import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved(nextLocation.state) && currentLocation.key !== nextLocation.key,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Uscire senza salvare?"
      action="Esci senza salvare"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>Ciò che hai scritto e non salvato andrà perso.</p>
    </ConfirmDialog>
  )
}

const isSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true
