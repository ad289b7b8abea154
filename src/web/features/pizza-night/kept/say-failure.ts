import { isLoggedOut, messageOf } from '../../../api/api-client.ts'
import { toast } from '../../../ui/toast-store.ts'

export const OUTDATED_HEADING = 'serata-in-due-versioni'

export const EXPIRED = 'La sessione è scaduta'
export const TO_LOGIN = { label: 'Accedi', to: '/auth' } as const

async function leadToLogin() {
  const { keepForLogin } = await import('#web/features/accounts/pending-actions.ts') // few visitors need it
  keepForLogin({ kind: 'evening' }, location.pathname + location.search)
  toast({ title: EXPIRED, description: 'Accedi: torni qui e riprendi da dove eri.', action: TO_LOGIN })
}

export function sayOutdated() {
  toast({
    title: 'La serata è cambiata altrove',
    description: 'Non abbiamo toccato niente: guarda che cosa è diverso e scegli.',
    tone: 'warning',
    action: { label: 'Guarda', onSelect: () => document.getElementById(OUTDATED_HEADING)?.focus() },
  })
}

export function sayFailure(failure: unknown, otherwise: string) {
  if (isLoggedOut(failure)) void leadToLogin()
  else toast({ title: 'Errore', description: messageOf(failure, otherwise), tone: 'destructive' })
}
