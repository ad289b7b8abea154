import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import type { AdminOverview } from '#contracts/admin/admin.ts'
import { Button } from '../../ui/button.tsx'
import { formatDecimal } from '../../ui/format.ts'
import { useAdminQuery } from './use-admin-query.ts'

const COUNTERS: { name: keyof AdminOverview; label: string }[] = [
  { name: 'users', label: 'Utenti' },
  { name: 'recipes', label: 'Ricette' },
  { name: 'pizzerias', label: 'Pizzerie' },
  { name: 'glossaryTerms', label: 'Voci del glossario' },
  { name: 'pendingApprovals', label: 'In attesa di approvazione' },
  { name: 'recipeDrafts', label: 'Bozze di ricette' },
]

export function OverviewCounters() {
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
