import { useSearchParams } from 'react-router'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Protected } from '../accounts/protected.tsx'
import { openTab } from './admin-tab-list.tsx'
import { AdminTabs } from './admin-tabs.tsx'
import { OverviewCounters } from './overview-counters.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

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
            {/* Each tab asks for its own: the footer stays below the window until it is here. */}
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
