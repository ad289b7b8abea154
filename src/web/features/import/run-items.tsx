import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { listImportRunItems } from '#contracts/import/admin-import.endpoints.ts'
import type { ImportRun } from '#contracts/import/import-run.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { useAdminQuery } from '../admin/use-admin-query.ts'
import { ITEM_STATES_TEXT } from './run-texts.ts'

export function RunItems({ run }: { run: ImportRun }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <ListChecks className="size-4" aria-hidden />
        {run.counts.error > 0 ? `Indirizzi ed errori (${run.counts.error})` : 'Indirizzi'}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Indirizzi letti"
          description="Prima gli errori, poi il resto."
        >
          <Rows run={run} />
        </Dialog>
      )}
    </>
  )
}

function Rows({ run }: { run: ImportRun }) {
  const { data, isError, refetch } = useAdminQuery(listImportRunItems, { params: { id: run.id } })
  if (isError && !data) return <LoadError onRetry={() => void refetch()} />
  if (!data) return <Spinner text="Caricamento..." />
  return (
    <>
      <ul className="grid gap-3">
        {data.items.map(({ url, state, message }) => (
          <li key={url} className="border-b border-line pb-3">
            <Badge tone={state === 'error' ? 'tomato' : state === 'new' ? 'basil' : 'plain'}>
              {ITEM_STATES_TEXT[state]}
            </Badge>
            <p className="mt-1 text-sm wrap-anywhere">{url}</p>
            {message && <p className="text-sm text-ink-soft">{message}</p>}
          </li>
        ))}
      </ul>
      {!data.isComplete && (
        <p className="mt-4 text-sm text-ink-soft">Ce ne sono altri, che qui non si vedono.</p>
      )}
    </>
  )
}
