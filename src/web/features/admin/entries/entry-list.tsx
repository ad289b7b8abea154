import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  BIN_DAYS,
  type CatalogueEntry,
  type CatalogueEntryPage,
  type CatalogueEntryState,
} from '#contracts/admin/catalogue-entry.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { momentText } from '../moment-text.ts'
import { RowMenu } from '../row-menu.tsx'
import { SearchedList } from '../searched-list.tsx'
import { type EntryKind, entryAddress } from './entry-kind.ts'
import { useEntryActions } from './use-entry-actions.ts'

interface EntryListProps<Entry extends CatalogueEntry> {
  kind: EntryKind<Entry>
}

const STATES: { value: CatalogueEntryState; label: string }[] = [
  { value: 'all', label: 'Tutto' },
  { value: 'deleted', label: 'Cestino' },
]

export function EntryList<Entry extends CatalogueEntry>({ kind }: EntryListProps<Entry>) {
  const { tab, texts, endpoints } = kind
  const [state, setState] = useState<CatalogueEntryState>('all')
  const inBin = state === 'deleted'
  const heading = `elenco-${tab}`
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={heading} tabIndex={-1} className="text-2xl">
          {texts.title}
        </h2>
        <ButtonLink to={entryAddress(tab, 'nuova')}>
          <Plus className="size-5" aria-hidden /> {texts.create}
        </ButtonLink>
      </div>
      <SearchedList<CatalogueEntryPage<Entry>, Entry>
        endpoint={endpoints.list}
        params={{ state }}
        rowsOf={(page) => page.entries}
        search={{ label: texts.search, placeholder: texts.placeholder }}
        texts={{ ...texts, empty: inBin ? 'Il cestino è vuoto' : texts.empty }}
        filter={
          <Select
            label="Mostra"
            value={state}
            options={STATES}
            onChange={(value) => setState(value === 'deleted' ? 'deleted' : 'all')}
          />
        }
        note={
          inBin && (
            <p className="mb-4 text-ink-soft">
              Ciò che elimini resta qui {BIN_DAYS} giorni, poi sparisce per sempre.
            </p>
          )
        }
      >
        {(entry) => <Row kind={kind} entry={entry} />}
      </SearchedList>
    </section>
  )
}

function Row<Entry extends CatalogueEntry>({ kind, entry }: EntryListProps<Entry> & { entry: Entry }) {
  const { tab, nameOf, lineOf, badgeOf } = kind
  const { remove, restore } = useEntryActions(kind)
  const name = nameOf(entry)
  const address = entryAddress(tab, entry.id)
  return (
    <li className="flex items-start justify-between gap-4 rounded-lg border border-line bg-paper p-4 sm:p-5">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg wrap-anywhere">
            {entry.deletedAt ? (
              name
            ) : (
              <Link to={address} className="link-quiet inline-block min-w-6">
                {name}
              </Link>
            )}
          </h3>
          {entry.deletedAt ? <Badge tone="tomato">Nel cestino</Badge> : badgeOf?.(entry)}
        </div>
        <p className="mt-1 line-clamp-2 wrap-anywhere">{lineOf(entry)}</p>
        <p className="mt-1 text-sm text-ink-soft">Ultima modifica: {momentText(entry.updatedAt)}</p>
      </div>
      <RowMenu
        name={name}
        items={
          entry.deletedAt
            ? [{ label: 'Ripristina', onSelect: () => restore(entry) }]
            : [
                { label: 'Modifica', to: address },
                { label: 'Elimina', onSelect: () => remove(entry) },
              ]
        }
      />
    </li>
  )
}
