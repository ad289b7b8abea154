import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { Card } from '../../ui/surfaces.tsx'

interface KitchenPartProps {
  id: string
  title: string
  children: ReactNode
}

export const KitchenPart = ({ id, title, children }: KitchenPartProps) => (
  <section id={id} aria-labelledby={`${id}-titolo`} className="scroll-mt-32">
    <Card className="h-full px-4 sm:px-6">
      <h2 id={`${id}-titolo`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  </section>
)

/** What to do where there is nothing yet. */
export const NothingYet = ({ children, to, action }: { children: ReactNode; to: string; action: string }) => (
  <div className="grid justify-items-start gap-4">
    <p className="text-ink-soft">{children}</p>
    <ButtonLink look="secondary" size="small" to={to} className="min-h-11!">
      {action}
    </ButtonLink>
  </div>
)

export const KeptList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
)

/**
 * What the account keeps for who has one, else what the device keeps. The server's HTML is the same for
 * everybody, so both wait in it, and a script in the head shows the right one before the first paint.
 */
export function OfReader({ account, device }: { account: ReactNode; device: ReactNode }) {
  const session = useSession()
  if (session.state === 'user') return account
  return (
    <>
      {session.state === 'unreachable' && (
        <p role="status" className="mb-3 text-ink-soft">
          Senza rete mostriamo quello che sta su questo dispositivo; il resto torna con la rete.
        </p>
      )}
      <div className={session.state === 'loading' ? 'account:hidden' : undefined}>{device}</div>
      {session.state === 'loading' && (
        <div className="not-account:hidden">
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </>
  )
}
