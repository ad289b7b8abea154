import { useState } from 'react'
import { getImportEntry } from '#contracts/import/admin-import.endpoints.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/feedback.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { useAdminQuery } from '../use-admin-query.ts'
import { EntryComparison } from './entry-comparison.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryOrigin } from './entry-origin.tsx'

/** An entry as it was found, what it is compared with, and the form in which it becomes ours. */
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
      {data && (
        <div className="mx-auto grid max-w-6xl gap-8 lg:grid-cols-[1fr_1.2fr]">
          <div className="grid content-start gap-6">
            <EntryOrigin entry={data} />
            {data.comparison && <EntryComparison comparison={data.comparison} />}
          </div>
          <EntryForm key={data.id} entry={data} onChange={setHasChanges} onDone={onClose} />
        </div>
      )}
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
