import { useMutation } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  listImportRuns,
  startPizzeriaImport,
  startRecipeImport,
  stopImportRun,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ImportRun } from '#contracts/import/import-run.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/feedback.tsx'
import { Card } from '#web/ui/surfaces.tsx'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { momentText } from '../admin/moment-text.ts'
import { PartError } from '../admin/part-error.tsx'
import { useAdminQuery, useRefreshAdmin } from '../admin/use-admin-query.ts'
import { countsText, RUN_STATES_TEXT, RunItems, startText } from './run-items.tsx'

const POLL_MS = 2000
const isActive = (run: ImportRun | undefined) => run !== undefined && run.finishedAt === null
const isWholeActive = (run: ImportRun) => isActive(run) && !run.isOneSource

export function RunPanel({ kind }: { kind: ImportKind }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const runs = useAdminQuery(listImportRuns, {
    query: { kind },
    pollMs: (all) => (all.some(isActive) ? POLL_MS : false),
  })
  const [last] = runs.data ?? []
  const isUnderWay = runs.data?.some(isWholeActive)
  useRefreshWhenOver(last, refresh)
  const start = useMutation({
    mutationFn: () => api(kind === 'recipe' ? startRecipeImport : startPizzeriaImport),
    onSuccess: () => toast({ title: 'Scraping avviato con successo' }),
    onError: toastFailure('Errore durante lo scraping'),
    onSettled: refresh,
  })
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">Scraping automatico</h3>
        <Button disabled={start.isPending || isUnderWay} onClick={() => start.mutate()}>
          <Play className="size-4" aria-hidden />
          {isUnderWay ? 'Scraping in corso...' : 'Avvia scraping'}
        </Button>
      </div>
      <PartError of={runs} says="Non siamo riusciti a caricare gli ultimi scraping." />
      {runs.isPending && <Skeleton className="h-16" />}
      {runs.data &&
        (last ? <LastRun run={last} /> : <p className="text-ink-soft">Nessuno scraping finora.</p>)}
      {runs.data && runs.data.length > 1 && <EarlierRuns runs={runs.data.slice(1)} />}
    </Card>
  )
}

function useRefreshWhenOver(run: ImportRun | undefined, refresh: () => unknown) {
  const watched = useRef<number>(undefined)
  useEffect(() => {
    if (isActive(run)) watched.current = run?.id
    else if (run && watched.current === run.id) {
      watched.current = undefined
      refresh()
    }
  }, [run, refresh])
}

function LastRun({ run }: { run: ImportRun }) {
  const done = run.total - run.counts.waiting
  return (
    <div className="grid gap-3">
      <p role="status">
        <strong>{RUN_STATES_TEXT[run.state]}</strong>
        {run.total > 0 && ` · ${done} di ${run.total} indirizzi`}
        {countsText(run.counts) && `: ${countsText(run.counts)}`}
      </p>
      {isActive(run) && (
        <progress
          aria-label="Avanzamento dello scraping"
          max={Math.max(1, run.total)}
          value={done}
          className="h-2 w-full overflow-hidden rounded-full bg-crust accent-tomato"
        />
      )}
      {run.message && <p>{run.message}</p>}
      <p className="text-sm text-ink-soft">
        {startText(run)}, {momentText(run.createdAt)}
      </p>
      <div className="flex flex-wrap gap-3">
        {run.total > 0 && <RunItems run={run} />}
        {isActive(run) && <StopButton run={run} />}
      </div>
    </div>
  )
}

function StopButton({ run }: { run: ImportRun }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const stop = useMutation({
    mutationFn: () => api(stopImportRun, { params: { id: run.id } }),
    onError: toastFailure('Errore', 'Riprova tra poco.'),
    onSettled: refresh,
  })
  return (
    <Button look="secondary" size="small" disabled={stop.isPending} onClick={() => stop.mutate()}>
      <Square className="size-4" aria-hidden /> Ferma
    </Button>
  )
}

const EarlierRuns = ({ runs }: { runs: ImportRun[] }) => (
  <details>
    <summary className="cursor-pointer font-semibold">Scraping precedenti</summary>
    <ul className="mt-3 grid gap-2 text-sm">
      {runs.map((run) => (
        <li key={run.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
          <span>{momentText(run.createdAt)}</span>
          <span className="font-semibold">{RUN_STATES_TEXT[run.state]}</span>
          <span className="text-ink-soft">{countsText(run.counts) || run.message}</span>
          {run.total > 0 && <RunItems run={run} />}
        </li>
      ))}
    </ul>
  </details>
)
