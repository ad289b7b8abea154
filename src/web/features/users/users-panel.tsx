import { useState } from 'react'
import { listUsers } from '#contracts/users/admin-users.endpoints.ts'
import type { AdminUser, AdminUserPage } from '#contracts/users/admin-users.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Titled } from '../../ui/titled.tsx'
import { AdminRow } from '../admin/admin-row.tsx'
import { momentText, momentWith } from '../admin/moment-text.ts'
import { SearchedList } from '../admin/searched-list.tsx'
import { CHANGES, ConfirmChange, type PersonChange } from './confirm-change.tsx'

const usersOf = (page: AdminUserPage) => page.users

export default function UsersPanel() {
  const [asked, setAsked] = useState<{ user: AdminUser; change: PersonChange }>()
  return (
    <Titled id="utenti" title="Utenti">
      <SearchedList
        endpoint={listUsers}
        rowsOf={usersOf}
        search={{ label: 'Cerca un utente', placeholder: 'Nome, e-mail o nome utente' }}
        texts={{
          list: 'Utenti trovati',
          failed: 'Non siamo riusciti a caricare gli utenti.',
          empty: 'Nessun utente trovato',
          emptyHint: "Nessuno si chiama così. Prova con una parte del nome o dell'indirizzo.",
        }}
      >
        {(user) => <UserRow user={user} onAsk={(change) => setAsked({ user, change })} />}
      </SearchedList>
      {asked && <ConfirmChange {...asked} onClose={() => setAsked(undefined)} />}
    </Titled>
  )
}

const UserRow = ({ user, onAsk }: { user: AdminUser; onAsk: (change: PersonChange) => void }) => (
  <AdminRow
    name={user.name}
    badges={
      <>
        {user.isAdmin && <Badge tone="basil">Amministratore</Badge>}
        {user.isDisabled && <Badge tone="tomato">Sospeso</Badge>}
        <Badge tone="paper">{user.emailVerified ? 'E-mail verificata' : 'E-mail da verificare'}</Badge>
      </>
    }
    items={possibleFor(user).map((change) => ({
      label: CHANGES[change].action,
      onSelect: () => onAsk(change),
    }))}
  >
    <p className="mt-1 wrap-anywhere">
      {user.email} <span className="text-ink-soft">({user.username})</span>
    </p>
    <p className="mt-1 text-sm text-ink-soft">
      Account {momentWith('del', user.createdAt)}.{' '}
      {user.lastSeenAt
        ? `Dispositivi collegati: ${user.sessions}, ultimo uso ${momentText(user.lastSeenAt)}.`
        : 'Nessun dispositivo collegato.'}
    </p>
  </AdminRow>
)

const possibleFor = ({ isAdmin, isDisabled, sessions }: AdminUser): PersonChange[] => [
  isAdmin ? 'demote' : 'promote',
  isDisabled ? 'enable' : 'disable',
  ...(sessions > 0 ? (['endSessions'] as const) : []),
]
