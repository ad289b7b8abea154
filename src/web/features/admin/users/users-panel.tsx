import { Search } from 'lucide-react'
import { useState } from 'react'
import type { AdminUser, AdminUserPage } from '#contracts/admin-users.ts'
import { apiPaths } from '#contracts/api-paths.ts'
import { EmptyState, Spinner } from '../../../ui/feedback.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { MoreButton } from '../more-button.tsx'
import { useAdminPages } from '../use-admin-query.ts'
import { useSearchText } from '../use-search-text.ts'
import { ConfirmChange, type PersonChange } from './confirm-change.tsx'
import { UserRow } from './user-row.tsx'

export default function UsersPanel() {
  const { typed, setTyped, search } = useSearchText()
  const list = useAdminPages<AdminUserPage>(apiPaths.adminUsers, search ? { search } : {})
  const [asked, setAsked] = useState<{ user: AdminUser; change: PersonChange }>()
  const users = list.data?.pages.flatMap((page) => page.users)
  return (
    <section aria-labelledby="utenti">
      <h2 id="utenti" className="text-2xl">
        Utenti
      </h2>
      <Field
        label="Cerca un utente"
        type="search"
        placeholder="Nome, e-mail o nome utente"
        icon={<Search className="size-5" aria-hidden />}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        className="mt-4 mb-6 max-w-xl"
      />
      <div aria-live="polite">
        {list.isError && (
          <LoadError onRetry={() => void list.refetch()}>
            <p>Non siamo riusciti a caricare gli utenti.</p>
          </LoadError>
        )}
        {list.isPending && <Spinner text="Caricamento..." />}
        {users?.length === 0 && (
          <EmptyState title="Nessun utente trovato">
            <p>Nessuno si chiama così. Prova con una parte del nome o dell’indirizzo.</p>
          </EmptyState>
        )}
      </div>
      {users && users.length > 0 && (
        <ul aria-label="Utenti trovati" className="grid gap-3">
          {users.map((user) => (
            <UserRow key={user.id} user={user} onAsk={(change) => setAsked({ user, change })} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
      {asked && <ConfirmChange {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}
