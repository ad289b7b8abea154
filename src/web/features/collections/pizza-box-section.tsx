import { Package } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { MY_KITCHEN_PAGE } from '#contracts/pages/page-paths.ts'
import { useSession } from '../../api/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Section } from '../../ui/surfaces.tsx'
import { hasPendingActions } from '../accounts/has-pending-actions.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'

const DeviceHearts = lazyPart(() => import('./device-hearts.tsx'), { missing: () => null })
const BeginCollection = lazyPart(() => import('./begin-collection.tsx'))
const Shelf = lazyPart(() => import('./collection-shelf.tsx'), { waiting: <ShelfSkeleton /> })

const MOST_HEARTS = 4

export function PizzaBoxSection() {
  const session = useSession()
  return (
    <Section id="pizza-box" tinted title="La Mia Pizza Box">
      {session.state === 'unreachable' ? (
        <LoadError onRetry={session.askAgain} title="Senza rete">
          Le tue collezioni sono sul sito: appena la rete torna, le ritrovi qui.
        </LoadError>
      ) : session.state === 'user' ? (
        <Shelf />
      ) : (
        <ForVisitor isSure={session.state !== 'loading'} />
      )}
    </Section>
  )
}

/**
 * The server's HTML is the same for everybody. A script in the head shows the right part before the first
 * paint. `LoginRequired` stays the same element, so that it keeps the focus.
 */
const ForVisitor = ({ isSure }: { isSure: boolean }) => (
  <>
    <div className={isSure ? undefined : 'account:hidden'}>
      {isSure && hasPendingActions() && (
        <div className="mb-4 grid justify-items-start gap-3 empty:hidden [&>:not(a)]:w-full">
          <DeviceHearts most={MOST_HEARTS} />
          <Link to={MY_KITCHEN_PAGE} className="link-quiet py-1">
            La mia cucina
          </Link>
        </div>
      )}
      <LoginRequired />
    </div>
    {!isSure && (
      <div className="not-account:hidden">
        <ShelfSkeleton />
      </div>
    )}
  </>
)

const LoginRequired = () => {
  const [isNaming, setNaming] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-paper p-4 shadow-card sm:p-5">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-crust text-tomato max-sm:hidden">
        <Package className="size-7" aria-hidden />
      </span>
      <div className="flex-1 basis-64">
        <h3 className="text-xl">Accesso Richiesto</h3>
        <p className="mt-1 text-ink-soft max-sm:text-sm">
          Con un account gratuito tieni i Preferiti, la lista Da Provare e tutte le collezioni che vuoi.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:px-4 max-sm:[&>*]:text-sm">
        <ButtonLink to="/auth" look="secondary">
          Entra o registrati
        </ButtonLink>
        <Button look="secondary" className="noscript:hidden" onClick={() => setNaming(true)}>
          Nuova Collezione
        </Button>
      </div>
      {isNaming && <BeginCollection onClose={() => setNaming(false)} />}
    </div>
  )
}
