import { useMutation } from '@tanstack/react-query'
import { listTroubledDeliveries, retryDelivery } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import type { NewsletterIssue, TroubledDelivery } from '#contracts/newsletter/admin-newsletter.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { PartError } from '#web/features/admin/part-error.tsx'
import { useAdminQuery, useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Titled } from '#web/ui/titled.tsx'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { DELIVERY_STATES_TEXT } from './issue-texts.ts'

const POLL_MS = 3000

export function Troubles({ issue }: { issue: NewsletterIssue }) {
  const troubles = useAdminQuery(listTroubledDeliveries, {
    params: { id: issue.id },
    pollMs: () => (issue.finishedAt === null && issue.state !== 'stopped' ? POLL_MS : false),
  })
  const { data } = troubles
  if (!data) return <PartError of={troubles} says="Non siamo riusciti a caricare le lettere non arrivate." />
  if (data.length === 0) return null
  return (
    <Titled as="h3" id="non-arrivate" title="Lettere da guardare" look="text-xl" className="mt-8">
      <p className="mt-1 mb-4 max-w-2xl text-ink-soft">
        «Incerta» vuol dire che il collegamento è caduto prima della risposta: la lettera può essere arrivata.
        Il sito non la rimanda da solo.
      </p>
      <ul className="grid gap-3">
        {data.map((delivery) => (
          <Trouble key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </Titled>
  )
}

function Trouble({ delivery: { id, email, state, attempts, message } }: { delivery: TroubledDelivery }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const retry = useMutation({
    mutationFn: () => api(retryDelivery, { params: { id } }),
    onSuccess: () => toast({ title: 'La lettera riparte' }),
    onError: toastFailure('Errore', 'Riprova tra poco.'),
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-paper p-4">
      <div className="min-w-0">
        <Badge tone={state === 'failed' ? 'tomato' : 'plain'}>{DELIVERY_STATES_TEXT[state]}</Badge>
        <p className="mt-1 font-semibold wrap-anywhere">{email ?? 'Chi non è più iscritto'}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {attempts === 1 ? '1 tentativo' : `${attempts} tentativi`}
          {message && `: ${message}`}
        </p>
      </div>
      {email && state !== 'waiting' && (
        <Button look="secondary" size="small" disabled={retry.isPending} onClick={() => retry.mutate()}>
          Rimanda
        </Button>
      )}
    </li>
  )
}
