import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordResetRequest } from '#contracts/accounts/account.ts'
import { requestPasswordReset } from '#contracts/accounts/accounts.endpoints.ts'
import { useQueries } from '../../api/queries-context.ts'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Card, PageHeader } from '../../ui/surfaces.tsx'
import { toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { EmailField } from './email-field.tsx'

export default function ForgottenPasswordPage() {
  const { api } = useQueries()
  const [sentTo, setSentTo] = useState<string>()
  const { form, field, isPending } = useContractForm(PasswordResetRequest, {
    send: (body) => api(requestPasswordReset, { body }),
    onSuccess: (_answer, { email }) => setSentTo(email),
    onError: toastFailure('Richiesta non riuscita'),
  })

  return (
    <>
      <PageMeta
        title="Password dimenticata"
        description="Chiedi il link per scegliere una nuova password."
        path="/password-dimenticata"
        hidden
      />
      <PageHeader kicker="Il tuo account" title="Password dimenticata">
        <p>Scrivi l'indirizzo del tuo account: ti mandiamo un link per scegliere una nuova password.</p>
      </PageHeader>
      <div className="wrap pb-24">
        <Card className="max-w-xl sm:p-8">
          <noscript>
            <p className="font-semibold">
              Per avere il link serve JavaScript: attivalo e ricarica la pagina.
            </p>
          </noscript>
          {sentTo ? (
            <div role="status">
              <h2 className="text-xl">Controlla la posta</h2>
              <p className="mt-2">
                Se {sentTo} appartiene a un account, tra poco arriva un'e-mail con il link. Vale una volta
                sola e per un'ora; se non la vedi, guarda nello spam.
              </p>
            </div>
          ) : (
            <form {...form} className="grid gap-5 noscript:hidden">
              <EmailField {...field('email')} />
              <SubmitButton isPending={isPending}>Mandami il link</SubmitButton>
            </form>
          )}
          <p className="mt-6">
            <Link to="/auth" className="link-quiet py-1 font-semibold">
              Torna all'accesso
            </Link>
          </p>
        </Card>
      </div>
    </>
  )
}
