import { useMutation } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { Link } from 'react-router'
import {
  listNotifications,
  markNotificationsRead,
  setDigest,
} from '#contracts/notifications/admin-notifications.endpoints.ts'
import type { AdminNotification } from '#contracts/notifications/notifications.ts'
import { NOTIFICATION_TABS, notificationText } from '#domain/notifications/notification-text.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { EmptyState, SkeletonRows } from '#web/ui/feedback.tsx'
import { toastFailure } from '#web/ui/toast-store.ts'
import { momentText } from '../admin/moment-text.ts'
import { PartError } from '../admin/part-error.tsx'
import { useAdminQuery, useRefreshAdmin } from '../admin/use-admin-query.ts'

export default function NotificationsPanel() {
  const notifications = useAdminQuery(listNotifications)
  const { data, isPending } = notifications
  const change = useChange()
  const asked = change.isPending ? change.variables.wantsDigest : undefined
  const read = (ids?: number[]) => change.mutate({ ids })
  return (
    <section aria-labelledby="notifiche">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="notifiche" className="text-2xl">
          Notifiche
        </h2>
        <Button look="secondary" disabled={!data?.unread || change.isPending} onClick={() => read()}>
          <CheckCheck className="size-4" aria-hidden /> Segna tutte come lette
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-soft">
        {data && (data.unread === 0 ? 'Hai letto tutto.' : `Da leggere: ${data.unread}.`)}
      </p>
      {data && (
        <div className="mt-3 mb-6">
          <CheckBox
            checked={asked ?? data.wantsDigest}
            onChange={(wantsDigest) => change.mutate({ wantsDigest })}
          >
            Ti scriviamo una volta al giorno ciò che non hai letto
          </CheckBox>
        </div>
      )}
      <PartError of={notifications} says="Non siamo riusciti a caricare le notifiche." />
      {isPending && <SkeletonRows text="Caricamento..." count={3} row="h-20" />}
      {data?.notifications.length === 0 && (
        <EmptyState title="Nessuna notifica">
          <p>Qui arrivano nuovi utenti, scraping non riusciti, voci da rivedere ed errori del sito.</p>
        </EmptyState>
      )}
      {data && data.notifications.length > 0 && (
        <ul aria-label="Notifiche" className="grid gap-3">
          {data.notifications.map((one) => (
            <Row key={one.id} notification={one} onRead={() => read([one.id])} />
          ))}
        </ul>
      )}
    </section>
  )
}

function useChange() {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  return useMutation({
    mutationFn: ({ ids, wantsDigest }: { ids?: number[] | undefined; wantsDigest?: boolean }) =>
      wantsDigest === undefined
        ? api(markNotificationsRead, { body: { ids } })
        : api(setDigest, { body: { wantsDigest } }),
    onError: toastFailure('Modifica non riuscita'),
    onSettled: refresh,
  })
}

function Row({ notification, onRead }: { notification: AdminNotification; onRead: () => void }) {
  const { kind, count, detail, updatedAt, isRead } = notification
  const text = notificationText(kind, count)
  const tab = NOTIFICATION_TABS[kind]
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-paper p-4 sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {tab ? (
            <Link to={tab} className="link-quiet py-1 font-semibold">
              {text}
            </Link>
          ) : (
            <span className="py-1 font-semibold">{text}</span>
          )}
          {!isRead && <Badge tone="tomato">Nuova</Badge>}
        </p>
        {detail && <p className="wrap-anywhere">{detail}</p>}
        <p className="mt-0.5 text-sm text-ink-soft">
          <time dateTime={updatedAt}>{momentText(updatedAt)}</time>
        </p>
      </div>
      {!isRead && (
        <Button look="secondary" size="small" aria-label={`Segna come letta: ${text}`} onClick={onRead}>
          Segna come letta
        </Button>
      )}
    </li>
  )
}
