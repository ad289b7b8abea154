import { isLoggedOut } from '#web/api/api-client.ts'
import { toast, toastFailure } from '#web/ui/toast-store.ts'

const askToLogIn = () =>
  toast({
    title: 'Accesso Richiesto',
    description: 'Con un account le ricette restano nella tua Pizza Box.',
    action: { label: 'Accedi', to: '/auth' },
  })

const sayFailure = toastFailure(
  'Errore',
  'Non siamo riusciti ad aggiornare la tua Pizza Box. Controlla la connessione e riprova.',
)

export const toastCollectionFailure = (failure: unknown) =>
  isLoggedOut(failure) ? askToLogIn() : sayFailure(failure)
