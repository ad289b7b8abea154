import { pizzeriaEditing } from '#contracts/pizzerias/admin-pizzerias.endpoints.ts'
import { type AdminPizzeria, PizzeriaDraft } from '#contracts/pizzerias/admin-pizzerias.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import type { EntryFormControl, EntryKind } from '#web/features/admin/entries/entry-kind.ts'
import { PIZZERIA_FIELDS } from '#web/features/admin/form/pizzeria-fields.ts'
import { Badge } from '#web/ui/badge.tsx'

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

export const PLACES: EntryKind<AdminPizzeria> = {
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
