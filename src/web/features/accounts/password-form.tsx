import { ACCOUNT_LIMITS, PasswordChange } from '#contracts/accounts/account.ts'
import { changePassword } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { useQueries } from '../../api/queries-context.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
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
    onError: toastFailure('Aggiornamento fallito', () => "Errore durante l'aggiornamento della password"),
  })
  return form
}

export function PasswordForm({ user }: { user: User }) {
  const { form, field, isPending } = usePasswordChange()
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {/* Password managers need to know whose password changes. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
      <PasswordField label="Password attuale" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="Nuova password"
        autoComplete="new-password"
        advises
        {...(user.isAdmin && { least: ACCOUNT_LIMITS.password.leastOfAdmin })}
        {...field('newPassword')}
      />
      <PasswordField
        label="Conferma nuova password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <p className="text-sm text-ink-soft">
        Tutti gli altri dispositivi collegati al tuo account vengono scollegati.
      </p>
      <SubmitButton isPending={isPending}>Cambia password</SubmitButton>
    </form>
  )
}
