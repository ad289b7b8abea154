import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import type { AdminOverview } from '#contracts/admin/admin.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/feedback.tsx'
import { formatDecimal } from '../../ui/format.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Protected } from '../accounts/protected.tsx'
import { UnreadBadge } from '../notifications/unread-badge.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { useAdminQuery } from './use-admin-query.ts'

const ADMIN_TABS = [
  { name: 'utenti', label: 'Utenti', Panel: lazy(() => import('../users/users-panel.tsx')) },
  { name: 'ricette', label: 'Ricette', Panel: lazy(() => import('../recipes/admin/recipes-panel.tsx')) },
  {
    name: 'pizzerie',
    label: 'Pizzerie',
    Panel: lazy(() => import('../pizzerias/admin/pizzerias-panel.tsx')),
  },
  {
    name: 'glossario',
    label: 'Glossario',
    Panel: lazy(() => import('../glossary/admin/glossary-panel.tsx')),
  },
  { name: 'shop', label: 'Shop', Panel: lazy(() => import('../shop/admin/shop-panel.tsx')) },
  {
    name: 'newsletter',
    label: 'Newsletter',
    Panel: lazy(() => import('../newsletter/admin/newsletter-panel.tsx')),
  },
  {
    name: 'statistiche',
    label: 'Statistiche',
    Panel: lazy(() => import('../statistics/analytics-panel.tsx')),
  },
  {
    name: 'notifiche',
    label: 'Notifiche',
    Badge: UnreadBadge,
    Panel: lazy(() => import('../notifications/notifications-panel.tsx')),
  },
  { name: 'registro', label: 'Registro', Panel: lazy(() => import('../audit-log/register-panel.tsx')) },
] as const

const openTab = (address: URLSearchParams) =>
  ADMIN_TABS.find(({ name }) => name === address.get('scheda')) ?? ADMIN_TABS[0]

export default function AdminPage() {
  const [address] = useSearchParams()
  return (
    <>
      <PageMeta
        title={`${openTab(address).label} | Amministrazione`}
        description="La redazione di Cornicione."
        path="/admin"
        hidden
      />
      <Protected adminOnly>
        {() => (
          <SecondFactorGate>
            {/* Each tab loads its own data. The minimum height keeps the footer below the window until then. */}
            <div className="wrap max-w-384! min-h-dvh pb-24">
              <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 lg:py-4">
                <h1 className="text-xl">Amministrazione</h1>
                <OverviewCounters />
              </header>
              <AdminTabs />
            </div>
          </SecondFactorGate>
        )}
      </Protected>
    </>
  )
}

function AdminTabs() {
  const [address, setAddress] = useSearchParams()
  const open = openTab(address)
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone the open tab may stand beyond the edge: a link must not lead to what cannot be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look again
  useEffect(() => {
    const tab = tabs.current?.querySelector('[role=tab][data-state=active]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [open.name])
  return (
    <div ref={tabs}>
      <Tabs
        label="Amministrazione"
        manual
        look="side"
        value={open.name}
        onChange={(scheda) => setAddress({ scheda }, { preventScrollReset: true })}
        tabs={ADMIN_TABS.map(({ name, label, Panel, ...more }) => ({
          value: name,
          label: (
            <>
              {label}
              {'Badge' in more && <more.Badge />}
            </>
          ),
          content: (
            <Suspense fallback={<Spinner text="Caricamento..." />}>
              <Panel />
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}

const COUNTERS: { name: keyof AdminOverview; label: string }[] = [
  { name: 'users', label: 'Utenti' },
  { name: 'recipes', label: 'Ricette' },
  { name: 'pizzerias', label: 'Pizzerie' },
  { name: 'glossaryTerms', label: 'Voci del glossario' },
  { name: 'pendingApprovals', label: 'In attesa di approvazione' },
  { name: 'recipeDrafts', label: 'Bozze di ricette' },
]

function OverviewCounters() {
  const { data, isError, refetch } = useAdminQuery(getAdminOverview)
  if (isError && !data)
    return (
      <p role="alert" className="flex items-center gap-x-3 text-sm text-ink-soft">
        I numeri del sito non sono arrivati.
        <Button look="quiet" onClick={() => void refetch()}>
          Riprova
        </Button>
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <section aria-label="Quanto c'è sul sito" tabIndex={0} className="max-w-full overflow-x-auto rounded-sm">
      <dl aria-label="Il sito in cifre" aria-busy={!data} className="flex gap-x-5 text-sm whitespace-nowrap">
        {COUNTERS.map(({ name, label }) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figure font-semibold">{data ? formatDecimal(data[name]) : '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
