import { ACCOUNT_LIMITS, PasswordChange } from '#contracts/accounts/account.ts'
import { changePassword } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { PasswordField } from './password-field.tsx'

function usePasswordChange() {
  const { api } = useQueries()
  const form = useContractForm(PasswordChange, {
    send: (body) => api(changePassword, { body }),
    onSuccess: () => {
      form.reset()
      toast({
        title: 'Password aggiornata',
        description: 'Gli altri dispositivi dovranno accedere di nuovo.',
      })
    },
    onError: () =>
      toast({
        title: 'Aggiornamento fallito',
        description: "Errore durante l'aggiornamento della password",
        tone: 'destructive',
      }),
  })
  return form
}

export function PasswordForm({ user }: { user: User }) {
  const { form, errorOf, isPending } = usePasswordChange()
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {/* Password managers need to know whose password changes. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
      <PasswordField
        label="Password attuale"
        name="currentPassword"
        autoComplete="current-password"
        error={errorOf('currentPassword')}
      />
      <PasswordField
        label="Nuova password"
        name="newPassword"
        autoComplete="new-password"
        advises
        {...(user.isAdmin && { least: ACCOUNT_LIMITS.password.leastOfAdmin })}
        error={errorOf('newPassword')}
      />
      <PasswordField
        label="Conferma nuova password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      <p className="text-sm text-ink-soft">
        Tutti gli altri dispositivi collegati al tuo account vengono scollegati.
      </p>
      <Button type="submit" disabled={isPending} className="justify-self-start">
        {isPending ? 'Un momento...' : 'Cambia password'}
      </Button>
    </form>
  )
}
