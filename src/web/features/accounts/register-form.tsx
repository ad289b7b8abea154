import { Link } from 'react-router'
import { Registration } from '#contracts/accounts/account.ts'
import { registerAccount } from '#contracts/accounts/accounts.endpoints.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { type EnteringProps, useEntering } from './use-entering.ts'

function useRegistration(props: EnteringProps) {
  const { api } = useQueries()
  const enter = useEntering(props)
  return useContractForm(Registration, {
    send: (body) => api(registerAccount, { body }),
    onSuccess: (user) =>
      enter(user, {
        title: 'Registrazione completata',
        description: `Ti abbiamo inviato un'e-mail di verifica a ${user.email}: controlla la posta in arrivo.`,
      }),
    onError: toastFailure('Registrazione fallita', 'Errore durante la registrazione'),
  })
}

export function RegisterForm(props: EnteringProps) {
  const { form, errorOf, isPending } = useRegistration(props)
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nome" name="name" autoComplete="name" error={errorOf('name')} />
        <Field
          label="Nome utente"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('username')}
        />
      </div>
      <EmailField error={errorOf('email')} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        advises
        error={errorOf('password')}
      />
      <PasswordField
        label="Conferma password"
        name="passwordConfirm"
        autoComplete="new-password"
        error={errorOf('passwordConfirm')}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Un momento...' : 'Crea il tuo account'}
        </Button>
        <p className="flex-1 basis-56 text-sm text-ink-soft">
          Registrandoti accetti i{' '}
          <Link to="/privacy#termini" className="link-quiet">
            termini di utilizzo
          </Link>
          .
        </p>
      </div>
    </form>
  )
}
