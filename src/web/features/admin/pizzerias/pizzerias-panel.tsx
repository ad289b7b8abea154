import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Spinner } from '../../../ui/feedback.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { EntriesPanel } from '../entries/entries-panel.tsx'
import { ENTRY_PARAMETER } from '../entries/entry-kind.ts'
import { PLACES } from './pizzeria-kind.tsx'

const ImportPanel = lazy(() => import('../import/import-panel.tsx'))
const VIEWS = ['elenco', 'scraping'] as const

/** What editors write by hand, and what is read from other sites. */
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
