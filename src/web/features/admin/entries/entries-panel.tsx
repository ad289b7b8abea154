import { useSearchParams } from 'react-router'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import { rowIdOf } from '#domain/words/row-id.ts'
import { EntryEditor } from './entry-editor.tsx'
import { ENTRY_PARAMETER, type EntryKind } from './entry-kind.ts'
import { EntryList } from './entry-list.tsx'

export function EntriesPanel<Entry extends CatalogueEntry>({ kind }: { kind: EntryKind<Entry> }) {
  const [address] = useSearchParams()
  const edited = address.get(ENTRY_PARAMETER)
  if (edited === null) return <EntryList kind={kind} />
  const id = rowIdOf(edited) || undefined
  return <EntryEditor key={edited} kind={kind} id={id} />
}
