import { Link } from 'react-router'
import { Registration } from '#contracts/accounts/account.ts'
import { registerAccount } from '#contracts/accounts/accounts.endpoints.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { toastFailure } from '../../ui/toast-store.ts'
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
  const { form, field, isPending } = useRegistration(props)
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nome" autoComplete="name" {...field('name')} />
        <Field
          label="Nome utente"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      </div>
      <EmailField {...field('email')} />
      <PasswordField label="Password" autoComplete="new-password" advises {...field('password')} />
      <PasswordField label="Conferma password" autoComplete="new-password" {...field('passwordConfirm')} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton isPending={isPending}>Crea il tuo account</SubmitButton>
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
