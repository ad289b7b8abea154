import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  getImportEntry,
  listImportEntries,
  rejectImportEntries,
} from '#contracts/import/admin-import.endpoints.ts'
import type { EntryState } from '#contracts/import/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState, Skeleton, Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { Titled } from '../../ui/titled.tsx'
import { PartError } from '../admin/part-error.tsx'
import { MoreButton } from '../admin/searched-list.tsx'
import { useAdminPages, useAdminQuery, useRefreshAdmin } from '../admin/use-admin-query.ts'
import { EntryReview } from './entry-review.tsx'
import { EntryRow } from './entry-row.tsx'

const STATES: readonly { state: EntryState; label: string; empty: string }[] = [
  {
    state: 'pending',
    label: 'Da approvare',
    empty: 'Niente da approvare: ciò che lo scraping trova si ferma qui.',
  },
  { state: 'approved', label: 'Approvate', empty: 'Non è stato ancora approvato nulla.' },
  { state: 'rejected', label: 'Scartate', empty: 'Non è stato ancora scartato nulla.' },
]

export function ReviewQueue({ kind }: { kind: ImportKind }) {
  const [{ state, empty }, setShown] = useState(STATES[0] as (typeof STATES)[number])
  const list = useAdminPages(listImportEntries, { kind, state })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [opened, setOpened] = useState<number>()
  const entries = list.data?.pages.flatMap((page) => page.entries)
  const toggle = (id: number) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  return (
    <Titled as="h3" id="coda" title="Voci importate" look="text-xl">
      <fieldset className="mt-3 mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Quali voci</legend>
        {STATES.map((one) => (
          <Chip
            key={one.state}
            isOn={one.state === state}
            onToggle={() => {
              setShown(one)
              setChosen([])
            }}
          >
            {one.label}
          </Chip>
        ))}
      </fieldset>
      <div aria-live="polite">
        <PartError of={list} says="Non siamo riusciti a caricare le voci importate." />
        {list.isPending && <Skeleton className="h-28" />}
        {entries?.length === 0 && (
          <EmptyState title="Nessuna voce">
            <p>{empty}</p>
          </EmptyState>
        )}
      </div>
      {entries && entries.length > 0 && (
        <ul aria-label="Voci importate" className="grid gap-3">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              isChosen={chosen.includes(entry.id)}
              onToggle={() => toggle(entry.id)}
              onOpen={() => setOpened(entry.id)}
            />
          ))}
        </ul>
      )}
      {chosen.length > 0 && <RejectChosen ids={chosen} onDone={() => setChosen([])} />}
      <MoreButton list={list} />
      {opened !== undefined && <ReviewDialog id={opened} onClose={() => setOpened(undefined)} />}
    </Titled>
  )
}

function RejectChosen({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [isAsked, setAsked] = useState(false)
  const reject = useMutation({
    mutationFn: () => api(rejectImportEntries, { body: { ids: [...ids] } }),
    onSuccess: ({ rejected }) => {
      toast({ title: rejected === 1 ? '1 voce scartata' : `${rejected} voci scartate` })
      onDone()
      return refresh()
    },
    onError: toastFailure('Errore', 'Riprova tra poco.'),
    onSettled: () => setAsked(false),
  })
  const label = ids.length === 1 ? 'Scarta la voce scelta' : `Scarta le ${ids.length} voci scelte`
  return (
    <div className="mt-4">
      <Button look="secondary" onClick={() => setAsked(true)}>
        <Trash2 className="size-4" aria-hidden /> {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`${label}?`}
          action="Scarta"
          isPending={reject.isPending}
          onConfirm={() => reject.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>Gli scraping successivi non le riporteranno tra quelle da approvare.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function ReviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError, refetch } = useAdminQuery(getImportEntry, { params: { id } })
  const [hasChanges, setHasChanges] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (hasChanges ? setLeaving(true) : onClose())
  return (
    <Dialog
      fullScreen
      onClose={leave}
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
