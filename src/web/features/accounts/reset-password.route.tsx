import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PasswordReset } from '#contracts/accounts/account.ts'
import { resetPassword } from '#contracts/accounts/accounts.endpoints.ts'
import { useChangePerson } from '../../api/change-person.ts'
import { useQueries } from '../../api/queries-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { PasswordField } from './password-field.tsx'

/** The token is read only in the browser, so the server's HTML never contains it. */
export default function ResetPasswordPage() {
  const [token, setToken] = useState('')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const found = new URLSearchParams(location.search).get('token') ?? ''
    setToken(found)
    setMissing(!found)
  }, [])

  return (
    <>
      <PageMeta
        title="Reimposta la password"
        description="Scegli una nuova password per il tuo account."
        path="/reimposta-password"
        hidden
      />
      <PageHeader kicker="Il tuo account" title="Reimposta la password">
        <p>
          Scegli una nuova password. Tutti i dispositivi collegati al tuo account dovranno accedere di nuovo.
        </p>
      </PageHeader>
      {/* The minimum height fits either content, so the footer does not move. */}
      <div className="wrap min-h-[30rem] pb-24">
        <Card className="max-w-xl sm:p-8">
          <noscript>
            <p className="font-semibold">
              Per scegliere la password serve JavaScript: attivalo e ricarica la pagina.
            </p>
          </noscript>
          {isMissing ? (
            <>
              <p role="alert" className="mb-5">
                A questa pagina si arriva dal link che mandiamo per e-mail. Se il tuo è scaduto, chiedine un
                altro.
              </p>
              <ButtonLink to="/password-dimenticata">Chiedi un nuovo link</ButtonLink>
            </>
          ) : (
            <ResetForm token={token} />
          )}
        </Card>
      </div>
    </>
  )
}

function useReset() {
  const { api } = useQueries()
  const changePerson = useChangePerson()
  const navigate = useNavigate()
  return useContractForm(PasswordReset, {
    send: (body) => api(resetPassword, { body }),
    onSuccess: () => {
      toast({ title: 'Password aggiornata', description: 'Ora puoi accedere con la nuova password.' })
      changePerson(null)
      void navigate('/auth', { replace: true })
    },
    onError: toastFailure('Aggiornamento fallito', "Errore durante l'aggiornamento della password", {
      action: { label: 'Chiedi un nuovo link', to: '/password-dimenticata' },
    }),
  })
}

function ResetForm({ token }: { token: string }) {
  const { form, field, isPending } = useReset()
  return (
    <form {...form} className="grid gap-5 noscript:hidden">
      <input type="hidden" name="token" value={token} />
      <PasswordField label="Nuova password" autoComplete="new-password" advises {...field('newPassword')} />
      <PasswordField label="Conferma password" autoComplete="new-password" {...field('confirmPassword')} />
      <p className="text-sm text-ink-soft">Se amministri il sito, usane una di almeno 12 caratteri.</p>
      <SubmitButton isPending={isPending}>Salva la nuova password</SubmitButton>
    </form>
  )
}
