import { BookOpen, Inbox, MapPin, Pizza, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { getAdminOverview } from '#contracts/admin/admin.endpoints.ts'
import type { AdminOverview } from '#contracts/admin/admin.ts'
import { formatDecimal } from '../../ui/format.ts'
import { PartError } from './part-error.tsx'
import { useAdminQuery } from './use-admin-query.ts'

const COUNTERS: { name: keyof AdminOverview; label: string; icon: ReactNode }[] = [
  { name: 'users', label: 'Utenti', icon: <Users /> },
  { name: 'recipes', label: 'Ricette', icon: <Pizza /> },
  { name: 'pizzerias', label: 'Pizzerie', icon: <MapPin /> },
  { name: 'glossaryTerms', label: 'Voci del glossario', icon: <BookOpen /> },
  { name: 'pendingApprovals', label: 'In attesa di approvazione', icon: <Inbox /> },
]

/** How much there is of everything, from the database. */
export function OverviewCounters() {
  const { data, isError, error, refetch } = useAdminQuery(getAdminOverview)
  if (isError && !data)
    return (
      <div className="mb-10">
        <PartError
          heading="h2"
          onRetry={() => void refetch()}
          failure={error}
          says="Non siamo riusciti a contare ciò che c’è sul sito."
        />
      </div>
    )
  return (
    <dl
      aria-label="Il sito in cifre"
      aria-busy={!data}
      className="mb-10 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5"
    >
      {COUNTERS.map(({ name, label, icon }) => (
        <div
          key={name}
          className="flex flex-col justify-between gap-2 rounded-lg border border-line bg-paper p-4 shadow-card last:col-span-2 sm:p-5 md:last:col-span-1"
        >
          <dt className="flex items-start gap-2 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-tomato">
            <span aria-hidden="true">{icon}</span>
            {label}
          </dt>
          <dd className="figure text-3xl leading-none">{data ? formatDecimal(data[name]) : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
