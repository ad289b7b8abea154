import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Login } from '#contracts/accounts/account.ts'
import { startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { messageOf, refusedFields } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCanHavePasskeys } from '../../ui/use-can-have-passkeys.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { type EnteringProps, useEntering } from './use-entering.ts'

export function LoginForm(props: EnteringProps) {
  const { api } = useQueries()
  const enter = useEntering(props)
  const login = useMutation({
    mutationFn: (json: Login) => api(startSession, { body: json }),
    onSuccess: (user) => enter(user, { title: 'Login effettuato', description: `Benvenuto ${user.name}!` }),
    onError: (failure) => {
      refuse(refusedFields(failure))
      toast({
        title: 'Login fallito',
        description: messageOf(failure, 'Errore durante il login'),
        tone: 'destructive',
      })
    },
  })
  const { form, errorOf, refuse } = useContractForm(Login, login.mutate)

  const canHavePasskeys = useCanHavePasskeys()
  return (
    <form {...form} className="grid gap-5">
      <EmailField error={errorOf('email')} {...(canHavePasskeys && { autoComplete: 'username webauthn' })} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" disabled={login.isPending} className="min-w-36">
          {login.isPending ? 'Un momento...' : 'Entra'}
        </Button>
        <Link to="/password-dimenticata" className="link-quiet py-2 text-sm font-semibold">
          Password dimenticata?
        </Link>
      </div>
    </form>
  )
}
