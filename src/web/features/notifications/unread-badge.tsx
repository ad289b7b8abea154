import { listNotifications } from '#contracts/notifications/admin-notifications.endpoints.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useAdminQuery } from '../admin/use-admin-query.ts'

const POLL_MS = 60_000

export function UnreadBadge() {
  const { data } = useAdminQuery(listNotifications, { pollMs: () => POLL_MS })
  if (!data?.unread) return null
  return (
    <Badge tone="tomato" className="ml-2">
      {data.unread}
      <span className="sr-only"> da leggere</span>
    </Badge>
  )
}
