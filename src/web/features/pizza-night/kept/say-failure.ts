import { isLoggedOut, messageOf } from '../../../api/api-client.ts'
import { toast } from '../../../ui/toast-store.ts'

export const EXPIRED = 'La sessione è scaduta'
export const TO_LOGIN = { label: 'Accedi', to: '/auth' } as const

async function leadToLogin() {
  const { keepForLogin } = await import('../../../ui/pending-actions.ts') // few readers ever need it
  keepForLogin({ kind: 'evening' }, location.pathname + location.search)
  toast({ title: EXPIRED, description: 'Accedi: torni qui e riprendi da dove eri.', action: TO_LOGIN })
}

/** Whoever is no longer logged in is led there, and back to this page. */
export function sayFailure(failure: unknown, otherwise: string) {
  if (isLoggedOut(failure)) void leadToLogin()
  else toast({ title: 'Errore', description: messageOf(failure, otherwise), tone: 'destructive' })
}
