import { Link } from 'react-router'
import type { ImportEntryRow } from '#contracts/import/import-entry.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { momentText } from '../admin/moment-text.ts'
import { duplicateText, hostOf } from './entry-origin.tsx'

interface EntryRowProps {
  entry: ImportEntryRow
  isChosen: boolean
  onToggle: () => void
  onOpen: () => void
}

export const EntryRow = ({ entry, isChosen, onToggle, onOpen }: EntryRowProps) => (
  <li className="flex items-start gap-3 rounded-lg border border-line bg-paper p-4 sm:gap-4">
    {entry.state === 'pending' && (
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={`Scegli ${entry.name}`}
        className="mt-1 size-5 shrink-0 accent-tomato"
      />
    )}
    <div className="min-w-0 flex-1">
      <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="wrap-anywhere">{entry.name}</span>
        {entry.doubts.length > 0 && entry.state === 'pending' && <Badge tone="plain">Da controllare</Badge>}
        {entry.isUpdate && <Badge tone="paper">Aggiornamento</Badge>}
        {entry.language && !/^it/i.test(entry.language) && (
          <Badge tone="paper">Lingua: {entry.language}</Badge>
        )}
      </h4>
      <p className="text-sm text-ink-soft">
        {hostOf(entry.sourceUrl)}, {momentText(entry.createdAt)}
      </p>
      {entry.duplicate && entry.state === 'pending' && (
        <p className="mt-1 text-sm font-semibold text-tomato">{duplicateText(entry.duplicate)}</p>
      )}
      {entry.state === 'approved' && entry.kind === 'recipe' && entry.targetId !== null && (
        <Link to={`/ricette/${entry.targetId}`} className="link-quiet text-sm">
          Vedi la ricetta
        </Link>
      )}
    </div>
    {entry.state === 'pending' && (
      <Button look="secondary" size="small" onClick={onOpen} aria-label={`Rivedi ${entry.name}`}>
        Rivedi
      </Button>
    )}
  </li>
)
