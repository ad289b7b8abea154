import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { OFFLINE_MENU } from '#contracts/pages/offline-menu.built.ts'
import { OFFLINE_PAGE } from '#contracts/pages/page-paths.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Card, PageHeader } from '../ui/surfaces.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import { MISSING_PAGE, OFFLINE_CACHES } from './offline-pages.ts'

export default function OfflinePage() {
  const missing = useMissingPage()
  return (
    <>
      <PageMeta
        title="Senza rete"
        description="Che cosa funziona di Cornicione quando la rete non c'è."
        path={OFFLINE_PAGE}
        hidden
      />
      {missing === null ? (
        <PageHeader kicker="Senza rete" title="Che cosa funziona senza rete">
          <p>
            Gli strumenti e le ricette che hai letto restano su questo dispositivo: si aprono anche dove la
            rete non arriva.
          </p>
        </PageHeader>
      ) : (
        <PageHeader kicker="Senza rete" title="Questa pagina non è sul tuo dispositivo">
          <p className="flex items-start gap-3">
            <CloudOff className="mt-0.5 size-6 shrink-0 text-tomato" aria-hidden />
            Quando l'hai aperta la rete non arrivava. Riprova tra poco, oppure usa quello che funziona lo
            stesso.
          </p>
          <Button className="mt-5" onClick={() => tryAgain(missing)}>
            Riprova
          </Button>
        </PageHeader>
      )}
      <div className="wrap grid items-start gap-6 pb-24 md:grid-cols-2">
        <Card className="px-4 sm:px-6">
          <h2 className="mb-3 text-xl">Gli strumenti</h2>
          <LinkList links={OFFLINE_MENU} />
        </Card>
        <Card className="px-4 sm:px-6">
          <h2 className="mb-3 text-xl">Le ultime ricette lette</h2>
          <LastRecipes />
        </Card>
      </div>
    </>
  )
}

/** The requested page. One copy of the offline page is cached for all URLs, so only the browser knows the
 * requested URL. */
function useMissingPage(): string | null {
  const isBrowser = useIsBrowser()
  const [search] = useSearchParams()
  return isBrowser ? search.get(MISSING_PAGE) : null
}

/** Opens only pages of this site, because anybody can write the query string. */
function tryAgain(asked: string) {
  const page = new URL(asked, location.origin)
  location.assign(page.origin === location.origin ? page.pathname + page.search : '/')
}

function LastRecipes() {
  const { data } = useQuery({ queryKey: [OFFLINE_PAGE], queryFn: readRecipes, enabled: !import.meta.env.SSR })
  if (!data) return <p className="text-ink-soft">Cerchiamo tra le pagine che hai aperto...</p>
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

async function readRecipes(): Promise<{ to: string; label: string }[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(OFFLINE_CACHES.recipes)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const page = await cache.match(url)
      const heading = new DOMParser()
        .parseFromString((await page?.text()) ?? '', 'text/html')
        .querySelector('h1')
      return { to: new URL(url).pathname, label: heading?.textContent ?? '' }
    }),
  )
  return pages.filter(({ label }) => label).toReversed()
}
