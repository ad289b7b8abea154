import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { pizzeriaEditing } from '#contracts/pizzerias/admin-pizzerias.endpoints.ts'
import { type AdminPizzeria, PizzeriaDraft } from '#contracts/pizzerias/admin-pizzerias.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { EntriesPanel } from '#web/features/admin/entries/entries-panel.tsx'
import {
  ENTRY_PARAMETER,
  type EntryFormControl,
  type EntryKind,
} from '#web/features/admin/entries/entry-kind.ts'
import { PIZZERIA_FIELDS } from '#web/features/admin/form/pizzeria-fields.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const Source = ({ control: { saved } }: { control: EntryFormControl<AdminPizzeria> }) =>
  saved?.sourceUrl && (
    <p className="wrap-anywhere text-ink-soft">
      Letta da{' '}
      <a href={saved.sourceUrl} rel="nofollow external noopener" target="_blank">
        {saved.sourceUrl}
      </a>
      : il link resta sul sito accanto alla pizzeria.
    </p>
  )

const PLACES: EntryKind<AdminPizzeria> = {
  tab: 'pizzerie',
  endpoints: pizzeriaEditing,
  siteKey: [listPizzerias.path],
  draft: PizzeriaDraft,
  fields: PIZZERIA_FIELDS,
  MoreFields: Source,
  nameOf: ({ name }) => name,
  lineOf: ({ address, city, region, foundedYear }) =>
    `${address}, ${city} (${region}), ${foundedYear === null ? 'anno non documentato' : `dal ${foundedYear}`}`,
  badgeOf: ({ sourceUrl }) => sourceUrl && <Badge tone="paper">Importata</Badge>,
  texts: {
    title: 'Pizzerie',
    what: 'la pizzeria',
    create: 'Nuova pizzeria',
    all: 'Tutte le pizzerie',
    search: 'Cerca una pizzeria',
    placeholder: 'Nome, città o regione',
    list: 'Pizzerie trovate',
    failed: 'Non siamo riusciti a caricare le pizzerie.',
    empty: 'Nessuna pizzeria trovata',
    notLoaded: 'Non siamo riusciti a caricare la pizzeria. Forse non esiste più.',
    saved: 'Pizzeria salvata',
    notSaved: 'Pizzeria non salvata',
    deleted: 'Pizzeria eliminata',
    restored: 'Pizzeria ripristinata',
  },
}

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
