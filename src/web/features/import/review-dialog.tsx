import { useState } from 'react'
import { getImportEntry } from '#contracts/import/admin-import.endpoints.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { useAdminQuery } from '../admin/use-admin-query.ts'
import { EntryReview } from './entry-review.tsx'

export function ReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError, refetch } = useAdminQuery(getImportEntry, { params: { id } })
  const [hasChanges, setHasChanges] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (hasChanges ? setLeaving(true) : onClose())
  return (
    <Dialog
      open
      fullScreen
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={data?.name ?? 'Voce importata'}
      description="Sul sito arriva soltanto quando la approvi."
    >
      {isError && !data && (
        <LoadError onRetry={() => void refetch()}>
          <p>Non siamo riusciti a caricare la voce.</p>
        </LoadError>
      )}
      {!data && !isError && <Spinner text="Caricamento..." />}
      {data && <EntryReview key={data.id} entry={data} onChange={setHasChanges} onDone={onClose} />}
      {isLeaving && (
        <ConfirmDialog
          title="Chiudere senza salvare?"
          action="Chiudi senza salvare"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          <p>Le correzioni che hai scritto vanno perse. Con «Salva bozza» le ritrovi qui.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
