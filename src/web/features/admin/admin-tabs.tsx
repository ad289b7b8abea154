import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Spinner } from '../../ui/feedback.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { UnreadBadge } from './notifications/unread-badge.tsx'

/** Each tab is a file of its own, loaded when it is opened. `name` is its name in the address. */
const TABS = [
  { name: 'utenti', label: 'Utenti', Panel: lazy(() => import('./users/users-panel.tsx')) },
  { name: 'ricette', label: 'Ricette', Panel: lazy(() => import('./recipes/recipes-panel.tsx')) },
  { name: 'pizzerie', label: 'Pizzerie', Panel: lazy(() => import('./pizzerias/pizzerias-panel.tsx')) },
  { name: 'glossario', label: 'Glossario', Panel: lazy(() => import('./glossary/glossary-panel.tsx')) },
  { name: 'shop', label: 'Shop', Panel: lazy(() => import('./shop/shop-panel.tsx')) },
  { name: 'newsletter', label: 'Newsletter', Panel: lazy(() => import('./newsletter/newsletter-panel.tsx')) },
  {
    name: 'statistiche',
    label: 'Statistiche',
    Panel: lazy(() => import('./statistics/analytics-panel.tsx')),
  },
  {
    name: 'notifiche',
    label: 'Notifiche',
    Badge: UnreadBadge,
    Panel: lazy(() => import('./notifications/notifications-panel.tsx')),
  },
  { name: 'registro', label: 'Registro', Panel: lazy(() => import('./audit-log/register-panel.tsx')) },
] as const

/** The dashboard's tabs; the open one stands in the address: /admin?scheda=ricette */
export function AdminTabs() {
  const [address, setAddress] = useSearchParams()
  const open = TABS.find(({ name }) => name === address.get('scheda')) ?? TABS[0]
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
        value={open.name}
        onChange={(scheda) => setAddress({ scheda }, { preventScrollReset: true })}
        tabs={TABS.map(({ name, label, Panel, ...more }) => ({
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
