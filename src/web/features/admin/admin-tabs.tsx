import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Spinner } from '../../ui/feedback.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ADMIN_TABS, openTab } from './admin-tab-list.tsx'

export function AdminTabs() {
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
