import { useMutation } from '@tanstack/react-query'
import { changeUser, endUserSessions } from '#contracts/users/admin-users.endpoints.ts'
import type { AdminUser, AdminUserChange } from '#contracts/users/admin-users.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { meQuery } from '#web/api/reader-queries.ts'
import { useSession } from '#web/api/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { useRefreshAdmin } from '../admin/use-admin-query.ts'

export type PersonChange = 'promote' | 'demote' | 'disable' | 'enable' | 'endSessions'

interface Change {
  action: string
  title: (name: string) => string
  text: string
  toMyself?: string
  done: string
  body?: AdminUserChange
}

export const CHANGES: Readonly<Record<PersonChange, Change>> = {
  promote: {
    action: 'Rendi amministratore',
    title: (name) => `Rendere ${name} amministratore?`,
    text: 'Potrà cambiare tutto ciò che puoi cambiare tu, te compreso.',
    done: 'Amministratore nominato',
    body: { isAdmin: true },
  },
  demote: {
    action: 'Togli dagli amministratori',
    title: (name) => `Togliere ${name} dagli amministratori?`,
    text: "L'account resta, ma non aprirà più questa pagina.",
    toMyself:
      "Sei tu: perderai subito l'accesso a questa pagina, e solo un altro amministratore potrà ridartelo.",
    done: 'Amministratore rimosso',
    body: { isAdmin: false },
  },
  disable: {
    action: 'Sospendi',
    title: (name) => `Sospendere ${name}?`,
    text: 'Esce subito da ogni dispositivo e non può più accedere. I suoi dati restano, e puoi riattivarlo quando vuoi.',
    toMyself:
      'Sei tu: uscirai subito e non potrai più accedere, finché un altro amministratore non ti riattiva.',
    done: 'Utente sospeso',
    body: { isDisabled: true },
  },
  enable: {
    action: 'Riattiva',
    title: (name) => `Riattivare ${name}?`,
    text: 'Potrà accedere di nuovo, con la password di prima.',
    done: 'Utente riattivato',
    body: { isDisabled: false },
  },
  endSessions: {
    action: 'Chiudi le sessioni',
    title: (name) => `Chiudere le sessioni di ${name}?`,
    text: 'Dovrà accedere di nuovo su ogni dispositivo.',
    toMyself: 'Sei tu: resti collegato soltanto da qui.',
    done: 'Sessioni chiuse',
  },
}

interface ConfirmChangeProps {
  user: AdminUser
  change: PersonChange
  onClose: () => void
}

export function ConfirmChange({ user, change, onClose }: ConfirmChangeProps) {
  const { title, text, toMyself, action, done, body } = CHANGES[change]
  const { api, client } = useQueries()
  const session = useSession()
  const isMyself = session.state === 'user' && session.user.id === user.id
  const refresh = useRefreshAdmin()
  const sending = useMutation({
    mutationFn: () =>
      body
        ? api(changeUser, { params: { id: user.id }, body: body })
        : api(endUserSessions, { params: { id: user.id } }),
    onSuccess: () => {
      toast({ title: done, description: user.name })
      if (isMyself) void client.invalidateQueries({ queryKey: meQuery(api).queryKey })
    },
    onError: toastFailure('Modifica non riuscita'),
    onSettled: () => {
      onClose()
      return refresh()
    },
  })
  return (
    <ConfirmDialog
      title={title(user.name)}
      action={action}
      isPending={sending.isPending}
      onConfirm={() => sending.mutate()}
      onClose={onClose}
    >
      <p>{(isMyself && toMyself) || text}</p>
    </ConfirmDialog>
  )
}
