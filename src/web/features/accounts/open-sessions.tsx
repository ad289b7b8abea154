import { useMutation } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { endOneSession, endOtherSessions, listSessions } from '#contracts/accounts/accounts.endpoints.ts'
import type { OpenSession } from '#contracts/accounts/open-sessions.ts'
import { ifStillThere } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useAccountQuery, useFocusOfGoneRow, useRefreshAccount } from './use-account-query.ts'

export function OpenSessions() {
  const open = useAccountQuery(listSessions)
  const heading = useFocusOfGoneRow(open.data?.length)
  return (
    <section aria-labelledby="altri-dispositivi" className="mt-8 border-t border-line pt-8">
      <h2 ref={heading} id="altri-dispositivi" tabIndex={-1} className="text-xl outline-none">
        Altri dispositivi
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">
        Hai perso il telefono o hai lasciato aperto l'account altrove? Scollega quel dispositivo, o tutti gli
        altri insieme: qui resti collegato.
      </p>
      {open.isPending && <SkeletonRows text="Caricamento..." count={1} row="h-16" />}
      {open.error && !open.data && (
        <LoadError onRetry={() => void open.refetch()} failure={open.error}>
          <p>Non siamo riusciti a leggere dove hai fatto accesso.</p>
        </LoadError>
      )}
      {open.data && (
        <ul aria-label="Dispositivi collegati" className="grid gap-3">
          {open.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <EndOthers />
    </section>
  )
}

const instant = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' })

function SessionRow({ session: { id, device, createdAt, lastSeenAt, isCurrent } }: { session: OpenSession }) {
  const { api } = useQueries()
  const refresh = useRefreshAccount()
  const name = device ?? 'Dispositivo sconosciuto'
  const ending = useMutation({
    mutationFn: () => ifStillThere(api(endOneSession, { params: { id } })),
    onSuccess: () => toast({ title: 'Dispositivo scollegato', description: name }),
    onError: refuse,
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3">
      <MonitorSmartphone className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          {name}
          {isCurrent && <span className="text-basil"> · questo dispositivo</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? 'In uso adesso' : `Ultimo uso: ${instant.format(new Date(lastSeenAt))}`} · accesso del{' '}
          {day.format(new Date(createdAt))}
        </p>
      </div>
      {!isCurrent && (
        <Button
          look="secondary"
          size="small"
          disabled={ending.isPending}
          aria-label={`Scollega ${name}`}
          onClick={() => ending.mutate()}
        >
          {ending.isPending ? 'Un momento...' : 'Scollega'}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const { api } = useQueries()
  const refresh = useRefreshAccount()
  const ending = useMutation({
    mutationFn: () => api(endOtherSessions),
    onSuccess: () => toast({ title: 'Dispositivi scollegati', description: 'Resti collegato solo da qui.' }),
    onError: refuse,
    onSettled: refresh,
  })
  return (
    <Button look="secondary" className="mt-4" disabled={ending.isPending} onClick={() => ending.mutate()}>
      {ending.isPending ? 'Un momento...' : 'Esci dagli altri dispositivi'}
    </Button>
  )
}

const refuse = toastFailure('Dispositivi non scollegati')
