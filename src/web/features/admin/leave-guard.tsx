import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before something that was written and not saved is left, inside the site or by closing the window. */
export function LeaveGuard({ isDirty, of = 'a questa ricetta' }: { isDirty: boolean; of?: string }) {
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
      <p>Le modifiche {of} andranno perse.</p>
    </ConfirmDialog>
  )
}

/** The editor itself goes to the address of what it has just saved. */
const isSaved = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true
