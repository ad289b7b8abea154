import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contracts/accounts/user.ts'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { type Session, useSession } from '#web/api/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { PageHeader } from '#web/ui/surfaces.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { keepForLogin } from './pending-actions.ts'

interface ProtectedProps {
  adminOnly?: boolean
  visitorsGoTo?: string
  children: (user: User) => ReactNode
}

function askToComeBack() {
  keepForLogin({ kind: 'page' })
  toast({ title: 'La sessione è scaduta', description: "Accedi di nuovo e riprendi da dov'eri." })
}

const ROOM = 'min-h-dvh pt-16'

export function Protected({ adminOnly = false, visitorsGoTo = '/auth', children }: ProtectedProps) {
  const session = useSession({ mustKnow: true })
  const navigate = useNavigate()
  const elsewhere = redirectFor(session, { adminOnly, visitorsGoTo })
  const hasEnded = session.state === 'anonymous' && session.hasEnded
  useEffect(() => {
    if (!elsewhere) return
    if (hasEnded) askToComeBack()
    void navigate(elsewhere, { replace: true })
  }, [elsewhere, hasEnded, navigate])

  if (session.state === 'loading') {
    return (
      <div className={ROOM}>
        <Spinner text="Caricamento..." />
        <noscript>
          <p className="wrap pb-10 text-center">
            Per questa pagina serve JavaScript: attivalo nel browser e ricarica.
          </p>
        </noscript>
      </div>
    )
  }
  if (session.state === 'unreachable') return <NeedsNetwork onRetry={session.askAgain} />
  if (session.state === 'anonymous' || elsewhere) {
    return (
      <div className={ROOM}>
        <Spinner text="Reindirizzamento..." />
      </div>
    )
  }
  return children(session.user)
}

/** The event 'online' does not mean that the site is reachable, so the login state is also requested at
 * intervals. */
const ASK_AGAIN_MS = 5000

function NeedsNetwork({ onRetry }: { onRetry: () => unknown }) {
  const retry = useEffectEvent(() => void onRetry())
  useEffect(() => {
    const onOnline = () => retry()
    const timer = setInterval(onOnline, ASK_AGAIN_MS)
    addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <PageHeader kicker="Senza rete" title="Per questa pagina serve la rete">
      <p role="alert">
        Il sito non risponde, e così non possiamo riconoscerti. Appena la rete torna, la pagina si apre da
        sola.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onRetry()}>Riprova</Button>
        <ButtonLink look="secondary" to={OFFLINE_PAGE} reloadDocument>
          Che cosa funziona senza rete
        </ButtonLink>
      </div>
    </PageHeader>
  )
}

type Rules = Required<Pick<ProtectedProps, 'adminOnly' | 'visitorsGoTo'>>

function redirectFor(session: Session, { adminOnly, visitorsGoTo }: Rules): string | undefined {
  if (session.state === 'anonymous') return visitorsGoTo
  if (session.state === 'user' && adminOnly && !session.user.isAdmin) return '/'
  return undefined
}
