import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { listImportRunItems } from '#contracts/import/admin-import.endpoints.ts'
import type { ImportRun, ItemState } from '#contracts/import/import-run.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { useAdminQuery } from '../admin/use-admin-query.ts'

export const RUN_STATES_TEXT: Readonly<Record<ImportRun['state'], string>> = {
  waiting: 'In attesa',
  running: 'In corso',
  done: 'Finito',
  failed: 'Interrotto da un errore',
  stopped: 'Fermato',
}

const ITEM_STATES_TEXT: Readonly<Record<ItemState, string>> = {
  waiting: 'Da leggere',
  new: 'Nuova',
  changed: 'Cambiata',
  unchanged: 'Già nota',
  listed: 'Elenco letto',
  empty: 'Niente da importare',
  skipped: 'Lasciata stare',
  error: 'Errore',
}

const PARTS: readonly [ItemState, (n: number) => string][] = [
  ['new', (n) => (n === 1 ? '1 nuova' : `${n} nuove`)],
  ['changed', (n) => (n === 1 ? '1 cambiata' : `${n} cambiate`)],
  ['unchanged', (n) => (n === 1 ? '1 già nota' : `${n} già note`)],
  ['empty', (n) => `${n} senza nulla da importare`],
  ['skipped', (n) => (n === 1 ? '1 lasciata stare' : `${n} lasciate stare`)],
  ['error', (n) => (n === 1 ? '1 errore' : `${n} errori`)],
]

export const countsText = (counts: ImportRun['counts']): string =>
  PARTS.filter(([state]) => counts[state] > 0)
    .map(([state, text]) => text(counts[state]))
    .join(', ')

export function startText({
  trigger,
  isOneSource,
  startedByName,
}: Pick<ImportRun, 'trigger' | 'isOneSource' | 'startedByName'>): string {
  if (trigger === 'schedule') return 'Avviato ogni ora, in automatico'
  if (trigger === 'manual') return `Avviato da ${startedByName ?? "chi non c'è più"}`
  return isOneSource ? 'Avviato dalla riga di comando per una sola fonte' : 'Avviato dalla riga di comando'
}

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
          onClose={() => setOpen(false)}
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
