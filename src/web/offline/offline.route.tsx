import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Card, PageHeader } from '../ui/surfaces.tsx'
import { MISSING_PAGE, OFFLINE_PAGE } from './offline-pages.ts'
import { readRecipes } from './read-recipes.ts'

const TOOLS = [
  { to: '/calcolatore-impasto', label: 'Calcolatore di impasto' },
  { to: '/#calcolatore', label: 'Calcolatore semplice' },
  { to: '/guida-forno', label: 'Guida al forno' },
  { to: '/abbinamenti-ingredienti', label: 'Abbinamenti' },
  { to: '/calcolatore-nutrizione', label: 'Calcolatore nutrizionale' },
  { to: '/#convertitore', label: 'Convertitore di misure' },
  { to: '/lista-spesa', label: 'Lista della spesa' },
]

/** What opens instead of a page that is not on this device. */
export default function OfflinePage() {
  return (
    <>
      <PageMeta
        title="Senza rete"
        description="Che cosa funziona di Cornicione quando la rete non c'è."
        path={OFFLINE_PAGE}
        hidden
      />
      <PageHeader kicker="Senza rete" title="Questa pagina non è sul tuo dispositivo">
        <p className="flex items-start gap-3">
          <CloudOff className="mt-0.5 size-6 shrink-0 text-tomato" aria-hidden />
          Qui la rete non arriva. Riprova tra poco, oppure usa quello che funziona lo stesso.
        </p>
        <Button className="mt-5" onClick={tryAgain}>
          Riprova
        </Button>
      </PageHeader>
      <div className="wrap grid items-start gap-6 pb-24 md:grid-cols-2">
        <Card className="px-4 sm:px-6">
          <h2 className="mb-3 text-xl">Gli strumenti</h2>
          <LinkList links={TOOLS} />
        </Card>
        <Card className="px-4 sm:px-6">
          <h2 className="mb-3 text-xl">Le ultime ricette lette</h2>
          <LastRecipes />
        </Card>
      </div>
    </>
  )
}

/** Only a page of this site: the address is anybody's to write. */
function tryAgain() {
  const asked = new URLSearchParams(location.search).get(MISSING_PAGE) ?? '/'
  const page = new URL(asked, location.origin)
  location.assign(page.origin === location.origin ? page.pathname : '/')
}

function LastRecipes() {
  const { data } = useQuery({ queryKey: [OFFLINE_PAGE], queryFn: readRecipes, enabled: !import.meta.env.SSR })
  if (!data) return <p className="text-ink-soft">Cerco tra le pagine che hai aperto...</p>
  if (data.length > 0) return <LinkList links={data} />
  return (
    <EmptyState title="Ancora nessuna">
      Le ricette che apri quando la rete c'è restano qui, pronte per la prossima volta.
    </EmptyState>
  )
}

const LinkList = ({ links }: { links: readonly { to: string; label: string }[] }) => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to} className="border-b border-line last:border-0">
        <Link to={to} reloadDocument className="link-quiet block py-2.5 font-semibold">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
