import { Link } from 'react-router'
import { Login } from '#contracts/accounts/account.ts'
import { startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { useQueries } from '../../api/queries-context.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useCanHavePasskeys } from './use-can-have-passkeys.ts'
import { type EnteringProps, useEntering } from './use-entering.ts'

export function LoginForm(props: EnteringProps) {
  const { api } = useQueries()
  const enter = useEntering(props)
  const { form, field, isPending } = useContractForm(Login, {
    send: (body) => api(startSession, { body }),
    onSuccess: (user) => enter(user, { title: 'Login effettuato', description: `Benvenuto ${user.name}!` }),
    onError: toastFailure('Login fallito', 'Errore durante il login'),
  })
  const canHavePasskeys = useCanHavePasskeys()
  return (
    <form {...form} className="grid gap-5">
      <EmailField {...field('email')} {...(canHavePasskeys && { autoComplete: 'username webauthn' })} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton isPending={isPending} className="min-w-36">
          Entra
        </SubmitButton>
        <Link to="/password-dimenticata" className="link-quiet py-2 text-sm font-semibold">
          Password dimenticata?
        </Link>
      </div>
    </form>
  )
}
