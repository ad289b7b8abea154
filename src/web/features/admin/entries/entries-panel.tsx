import { useSearchParams } from 'react-router'
import {
  BIN_DAYS,
  type CatalogueEntry,
  type CatalogueEntryPage,
  type CatalogueEntryState,
} from '#contracts/admin/catalogue-entry.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { Badge } from '../../../ui/badge.tsx'
import { AdminRow } from '../admin-row.tsx'
import { momentText } from '../moment-text.ts'
import { StateList } from '../state-list.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { ENTRY_PARAMETER, type EntryKind, entryAddress } from './entry-kind.ts'
import { useEntryActions } from './use-entry-actions.ts'

interface OfKind<Entry extends CatalogueEntry> {
  kind: EntryKind<Entry>
}

const STATES: { value: CatalogueEntryState; label: string }[] = [
  { value: 'all', label: 'Tutto' },
  { value: 'deleted', label: 'Cestino' },
]

export function EntriesPanel<Entry extends CatalogueEntry>({ kind }: OfKind<Entry>) {
  const [address] = useSearchParams()
  const edited = address.get(ENTRY_PARAMETER)
  if (edited !== null) return <EntryEditor key={edited} kind={kind} id={rowIdOf(edited) || undefined} />
  const { tab, texts, endpoints } = kind
  return (
    <StateList<CatalogueEntryPage<Entry>, Entry>
      id={`elenco-${tab}`}
      title={texts.title}
      create={{ to: entryAddress(tab, 'nuova'), text: texts.create }}
      states={STATES}
      binNote={`Ciò che elimini resta qui ${BIN_DAYS} giorni, poi sparisce per sempre.`}
      endpoint={endpoints.list}
      rowsOf={(page) => page.entries}
      search={{ label: texts.search, placeholder: texts.placeholder }}
      texts={texts}
    >
      {(entry) => <Row kind={kind} entry={entry} />}
    </StateList>
  )
}

function Row<Entry extends CatalogueEntry>({ kind, entry }: OfKind<Entry> & { entry: Entry }) {
  const { tab, nameOf, lineOf, badgeOf } = kind
  const { remove, restore } = useEntryActions(kind)
  const address = entryAddress(tab, entry.id)
  return (
    <AdminRow
      name={nameOf(entry)}
      to={!entry.deletedAt && address}
      badges={entry.deletedAt ? <Badge tone="tomato">Nel cestino</Badge> : badgeOf?.(entry)}
      items={
        entry.deletedAt
          ? [{ label: 'Ripristina', onSelect: () => restore(entry) }]
          : [
              { label: 'Modifica', to: address },
              { label: 'Elimina', onSelect: () => remove(entry) },
            ]
      }
    >
      <p className="mt-1 line-clamp-2 wrap-anywhere">{lineOf(entry)}</p>
      <p className="mt-1 text-sm text-ink-soft">Ultima modifica: {momentText(entry.updatedAt)}</p>
    </AdminRow>
  )
}
