import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { EntriesPanel } from '#web/features/admin/entries/entries-panel.tsx'
import { ENTRY_PARAMETER } from '#web/features/admin/entries/entry-kind.ts'
import { Spinner } from '#web/ui/feedback.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PLACES } from './pizzeria-kind.tsx'

const ImportPanel = lazy(() => import('#web/features/import/import-panel.tsx'))
const VIEWS = ['elenco', 'scraping'] as const

export default function PizzeriasPanel() {
  const [address, setAddress] = useSearchParams()
  if (address.has(ENTRY_PARAMETER)) return <EntriesPanel kind={PLACES} />
  return (
    <Tabs
      label="Pizzerie"
      manual
      look="pills"
      value={VIEWS.find((view) => view === address.get('vista')) ?? 'elenco'}
      onChange={(vista) => setAddress({ scheda: 'pizzerie', vista }, { preventScrollReset: true })}
      tabs={[
        { value: 'elenco', label: 'Elenco', content: <EntriesPanel kind={PLACES} /> },
        {
          value: 'scraping',
          label: 'Scraping',
          content: (
            <Suspense fallback={<Spinner text="Caricamento..." />}>
              <ImportPanel kind="pizzeria" />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
