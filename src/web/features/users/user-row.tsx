import type { AdminUser } from '#contracts/users/admin-users.ts'
import { Badge } from '#web/ui/badge.tsx'
import { momentText, momentWith } from '../admin/moment-text.ts'
import { RowMenu } from '../admin/row-menu.tsx'
import { CHANGES, type PersonChange } from './confirm-change.tsx'

interface UserRowProps {
  user: AdminUser
  onAsk: (change: PersonChange) => void
}

export const UserRow = ({ user, onAsk }: UserRowProps) => (
  <li className="flex items-start justify-between gap-4 rounded-lg border border-line bg-paper p-4 sm:p-5">
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg wrap-anywhere">{user.name}</h3>
        {user.isAdmin && <Badge tone="basil">Amministratore</Badge>}
        {user.isDisabled && <Badge tone="tomato">Sospeso</Badge>}
        <Badge tone="paper">{user.emailVerified ? 'E-mail verificata' : 'E-mail da verificare'}</Badge>
      </div>
      <p className="mt-1 wrap-anywhere">
        {user.email} <span className="text-ink-soft">({user.username})</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Account {momentWith('del', user.createdAt)}.{' '}
        {user.lastSeenAt
          ? `Dispositivi collegati: ${user.sessions}, ultimo uso ${momentText(user.lastSeenAt)}.`
          : 'Nessun dispositivo collegato.'}
      </p>
    </div>
    <RowMenu
      name={user.name}
      items={possibleFor(user).map((change) => ({
        label: CHANGES[change].action,
        onSelect: () => onAsk(change),
      }))}
    />
  </li>
)

const possibleFor = ({ isAdmin, isDisabled, sessions }: AdminUser): PersonChange[] => [
  isAdmin ? 'demote' : 'promote',
  isDisabled ? 'enable' : 'disable',
  ...(sessions > 0 ? (['endSessions'] as const) : []),
]
