import { useState } from 'react'
import { listUsers } from '#contracts/users/admin-users.endpoints.ts'
import type { AdminUser, AdminUserPage } from '#contracts/users/admin-users.ts'
import { SearchedList } from '../admin/searched-list.tsx'
import { ConfirmChange, type PersonChange } from './confirm-change.tsx'
import { UserRow } from './user-row.tsx'

const usersOf = (page: AdminUserPage) => page.users

export default function UsersPanel() {
  const [asked, setAsked] = useState<{ user: AdminUser; change: PersonChange }>()
  return (
    <section aria-labelledby="utenti">
      <h2 id="utenti" className="text-2xl">
        Utenti
      </h2>
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
    </section>
  )
}
