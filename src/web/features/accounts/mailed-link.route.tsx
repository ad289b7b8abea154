import { useLocation, useNavigate } from 'react-router'
import { undoAddressChange, verifyEmail } from '#contracts/accounts/accounts.endpoints.ts'
import { MAILED_LINK_PAGES } from '#contracts/accounts/mailed-link-pages.ts'
import { ApiFailure } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { meQuery } from '../../api/reader-queries.ts'
import { MailedLinkPage } from './mailed-link-page.tsx'

export default function MailedAddressPage() {
  const isUndo = useLocation().pathname.replace(/\/$/, '') === MAILED_LINK_PAGES.undo
  return isUndo ? <UndoPage /> : <ConfirmPage />
}

function ConfirmPage() {
  const { api, client } = useQueries()
  const navigate = useNavigate()
  const press = async (token: string) => {
    try {
      const confirmed = await api(verifyEmail, { body: { token } })
      void navigate('/verifica-completata', { replace: true })
      void client.invalidateQueries({ queryKey: meQuery(api).queryKey })
      return confirmed
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 400)
        void navigate('/errore-verifica', { replace: true })
      throw failure
    }
  }
  return (
    <MailedLinkPage
      path={MAILED_LINK_PAGES.verify}
      kicker="Il tuo account"
      title="Conferma il tuo indirizzo"
      text="Un clic, e sappiamo che questo indirizzo è tuo: così puoi recuperare la password quando serve."
      action="Conferma l'indirizzo"
      press={press}
      done="Indirizzo confermato"
      next={{ label: 'Torna alla home', to: '/' }}
    />
  )
}

function UndoPage() {
  const { api, client } = useQueries()
  const press = async (token: string) => {
    const undone = await api(undoAddressChange, { body: { token } })
    void client.invalidateQueries({ queryKey: meQuery(api).queryKey })
    return undone
  }
  return (
    <MailedLinkPage
      path={MAILED_LINK_PAGES.undo}
      kicker="Il tuo account"
      title="Annulla il cambio dell'indirizzo"
      text="Un clic, e il tuo account torna a usare l'indirizzo a cui ti abbiamo scritto. Gli altri dispositivi vengono scollegati."
      action="Annulla il cambio"
      press={press}
      done="Cambio annullato"
      after={
        <p className="mt-1">
          Se non eri stato tu a cambiarlo, qualcuno conosce la tua password: scegline subito una nuova.
        </p>
      }
      dead={
        <p className="mt-1">
          L'hai già usato? Allora il cambio è annullato e non devi fare altro. Se invece non riesci ad
          accedere, scegli una nuova password.
        </p>
      }
      next={{ label: 'Scegli una nuova password', to: '/password-dimenticata' }}
    />
  )
}
