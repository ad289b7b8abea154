import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contracts/user.ts'
import { type Session, useSession } from '../api/session.ts'
import { Spinner } from './feedback.tsx'

interface ProtectedProps {
  /** Only administrators may enter; anybody else who is logged in is sent home. */
  adminOnly?: boolean
  children: (user: User) => ReactNode
}

/** Waits for the login state, sends visitors to /auth, and shows its content to who may see it. */
export function Protected({ adminOnly = false, children }: ProtectedProps) {
  const session = useSession({ mustKnow: true })
  const navigate = useNavigate()
  const elsewhere = redirectFor(session, adminOnly)
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])

  if (session.state === 'loading') {
    return (
      <>
        <Spinner text="Caricamento..." />
        <noscript>
          <p className="wrap pb-10 text-center">
            Per questa pagina serve JavaScript: attivalo nel browser e ricarica.
          </p>
        </noscript>
      </>
    )
  }
  if (session.state === 'anonymous' || elsewhere) return <Spinner text="Reindirizzamento..." />
  return children(session.user)
}

function redirectFor(session: Session, adminOnly: boolean): string | undefined {
  if (session.state === 'anonymous') return '/auth'
  if (session.state === 'user' && adminOnly && !session.user.isAdmin) return '/'
  return undefined
}
