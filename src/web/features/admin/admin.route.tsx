import { PageMeta } from '../../ui/page-meta.tsx'
import { Protected } from '../../ui/protected.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { AdminTabs } from './admin-tabs.tsx'
import { OverviewCounters } from './overview-counters.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'

export default function AdminPage() {
  return (
    <>
      <PageMeta title="Amministrazione" description="La redazione di Cornicione." path="/admin" hidden />
      <Protected adminOnly>
        {(user) => (
          <SecondFactorGate>
            <PageHeader kicker="Redazione" title="Amministrazione">
              <p>Ciao {user.name}. Da qui si curano le persone, le ricette e tutto il resto del sito.</p>
            </PageHeader>
            {/* Each tab asks for its own: the footer stays below the window until it is here. */}
            <div className="wrap pb-24 lg:min-h-192">
              <OverviewCounters />
              <AdminTabs />
            </div>
          </SecondFactorGate>
        )}
      </Protected>
    </>
  )
}
