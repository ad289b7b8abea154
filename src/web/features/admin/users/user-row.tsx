import { MoreHorizontal } from 'lucide-react'
import type { AdminUser } from '#contracts/admin-users.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import { momentText } from '../moment-text.ts'
import { CHANGES, type PersonChange } from './confirm-change.tsx'

interface UserRowProps {
  user: AdminUser
  onAsk: (change: PersonChange) => void
}

export const UserRow = ({ user, onAsk }: UserRowProps) => (
  <li className="flex items-start justify-between gap-4 rounded-lg border border-line bg-paper p-4 sm:p-5">
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="wrap-anywhere">{user.name}</span>
        {user.isAdmin && <Badge tone="basil">Amministratore</Badge>}
        {user.isDisabled && <Badge tone="tomato">Sospeso</Badge>}
        <Badge tone="paper">{user.emailVerified ? 'E-mail verificata' : 'E-mail da verificare'}</Badge>
      </h3>
      <p className="mt-1 wrap-anywhere">
        {user.email} <span className="text-ink-soft">({user.username})</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Account del {momentText(user.createdAt)}.{' '}
        {user.lastSeenAt
          ? `Dispositivi collegati: ${user.sessions}, ultimo uso ${momentText(user.lastSeenAt)}.`
          : 'Nessun dispositivo collegato.'}
      </p>
    </div>
    <DropdownMenu
      trigger={
        <Button look="quiet" className="size-11 px-0!" aria-label={`Azioni per ${user.name}`}>
          <MoreHorizontal className="size-5" aria-hidden />
        </Button>
      }
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
