import { useMutation } from '@tanstack/react-query'
import { Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  changeImportSource,
  listImportSources,
  removeImportSource,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ImportSource } from '#contracts/import/import-source.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState, Skeleton } from '#web/ui/feedback.tsx'
import { toastFailure } from '#web/ui/toast-store.ts'
import { Titled } from '../../ui/titled.tsx'
import { momentText } from '../admin/moment-text.ts'
import { PartError } from '../admin/part-error.tsx'
import { useAdminQuery, useRefreshAdmin } from '../admin/use-admin-query.ts'
import { SOURCE_TYPES_TEXT, SourceForm } from './source-form.tsx'

export function SourceList({ kind }: { kind: ImportKind }) {
  const sources = useAdminQuery(listImportSources, { query: { kind } })
  const { data, isError } = sources
  return (
    <Titled as="h3" id="fonti" title="Fonti" look="mb-4 text-xl">
      <PartError of={sources} says="Non siamo riusciti a caricare le fonti." />
      {!data && !isError && <Skeleton className="h-24" />}
      {data?.length === 0 && (
        <EmptyState title="Nessuna fonte">
          <p>
            Aggiungi un sito, una mappa del sito (sitemap), un feed o una pagina sola. Leggiamo soltanto ciò
            che il sito permette ai programmi, una pagina al secondo; chiedi comunque il permesso a chi
            scrive.
          </p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Fonti" className="grid gap-3">
          {data.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      <SourceForm kind={kind} />
    </Titled>
  )
}

function SourceRow({ source }: { source: ImportSource }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [isAsked, setAsked] = useState(false)
  const change = useMutation({
    mutationFn: (how: 'toggle' | 'remove') =>
      how === 'remove'
        ? api(removeImportSource, { params: { id: source.id } })
        : api(changeImportSource, { params: { id: source.id }, body: { isEnabled: !source.isEnabled } }),
    onError: toastFailure('Modifica non riuscita', 'Riprova tra poco.'),
    onSettled: () => {
      setAsked(false)
      return refresh()
    },
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-paper p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="paper">{SOURCE_TYPES_TEXT[source.type]}</Badge>
          <Badge tone={source.isEnabled ? 'basil' : 'plain'}>
            {source.isEnabled ? 'Attiva' : 'In pausa'}
          </Badge>
        </p>
        <p className="mt-1 wrap-anywhere">{source.url}</p>
        <p className="text-sm text-ink-soft">{lastText(source)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          look="secondary"
          size="small"
          disabled={change.isPending}
          onClick={() => change.mutate('toggle')}
        >
          {source.isEnabled ? (
            <Pause className="size-4" aria-hidden />
          ) : (
            <Play className="size-4" aria-hidden />
          )}
          {source.isEnabled ? 'Metti in pausa' : 'Attiva'}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`Togli la fonte ${source.url}`}
          onClick={() => setAsked(true)}
        >
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Togliere questa fonte?"
          action="Togli"
          isPending={change.isPending}
          onConfirm={() => change.mutate('remove')}
          onClose={() => setAsked(false)}
        >
          <p>{source.url} non verrà più letta. Le voci già importate restano.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

function lastText({ last }: ImportSource): string {
  if (!last) return 'Non ancora letta.'
  const errors =
    last.errors === 0 ? 'nessun errore' : last.errors === 1 ? '1 errore' : `${last.errors} errori`
  return `${momentText(last.at)}: ${last.read} ${last.read === 1 ? 'pagina letta' : 'pagine lette'}, ${last.found} ${last.found === 1 ? 'voce' : 'voci'} in coda, ${errors}.`
}
