import { isLoggedOut, messageOf } from '#web/api/api-client.ts'
import { toast } from '#web/ui/toast-store.ts'

const askToLogIn = () => {
  toast({
    title: 'Accesso Richiesto',
    description: 'Con un account le ricette restano nella tua Pizza Box.',
    action: { label: 'Accedi', to: '/auth' },
  })
}

export const toastCollectionFailure = (failure: unknown) => {
  if (isLoggedOut(failure)) return askToLogIn()
  toast({
    title: 'Errore',
    description: messageOf(
      failure,
      'Non siamo riusciti ad aggiornare la tua Pizza Box. Controlla la connessione e riprova.',
    ),
    tone: 'destructive',
  })
}
