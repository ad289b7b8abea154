import { Copy, FolderOpen, type LucideIcon, Trash2 } from 'lucide-react'
import type { KeptEveningCard } from '#contracts/pizza-night/pizza-night-kept.ts'
import { NEEDS_FORGOTTEN, needsUntilMs } from '#domain/pizza-night/kept-evening.ts'
import { formatDate, formatTime } from '#domain/words/clock-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type ToastContent, toast } from '../../../ui/toast-store.ts'
import { eveningAhead } from '../use-draft.ts'
import type { Replacement } from './replace-evening.ts'
import type { KeptEvenings } from './use-kept-evenings.ts'

interface EveningListProps {
  kept: KeptEvenings
  current: KeptEveningCard | undefined
  onOpen: (id: number) => void
  onReplace: (next: Replacement) => ToastContent['action']
}

export function EveningList({ kept, current, onOpen, onReplace }: EveningListProps) {
  const { list, open, remove } = kept
  const copy = ({ id, bakeAtMs }: KeptEveningCard) =>
    open.mutate(id, {
      onSuccess: ({ draft }) => {
        const action = onReplace({ form: { draft: { ...draft, bakeAt: eveningAhead() }, atMs: null } })
        toast({
          title: 'Serata copiata',
          description:
            bakeAtMs < needsUntilMs(Date.now()) ? NEEDS_FORGOTTEN : 'Scegli il giorno e prepara la serata.',
          action,
        })
      },
    })
  if (list.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>Non siamo riusciti a caricare le tue serate.</p>
        <Button look="secondary" size="small" onClick={() => void list.refetch()}>
          Riprova
        </Button>
      </div>
    )
  const cards = list.data ?? []
  if (cards.length === 0)
    return list.data && <p className="text-ink-soft">Qui ritrovi le serate che salvi.</p>
  return (
    <ul className="divide-y divide-line border-t border-line">
      {cards.map((card) => (
        <li key={card.id} className="py-3">
          <EveningRow
            card={card}
            isCurrent={card.id === current?.id}
            isPending={open.isPending || remove.isPending}
            onOpen={() => onOpen(card.id)}
            onCopy={() => copy(card)}
            onRemove={() => remove.mutate(card)}
          />
        </li>
      ))}
    </ul>
  )
}

interface EveningRowProps {
  card: KeptEveningCard
  isCurrent: boolean
  isPending: boolean
  onOpen: () => void
  onCopy: () => void
  onRemove: () => void
}

function EveningRow({ card, isCurrent, isPending, onOpen, onCopy, onRemove }: EveningRowProps) {
  const { title, bakeAtMs, timeZone, guests, newAnswers } = card
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {isCurrent && <Badge tone="basil">Aperta</Badge>}
        {newAnswers > 0 && (
          <Badge tone="tomato">{newAnswers === 1 ? 'Una risposta' : `${newAnswers} risposte`}</Badge>
        )}
      </p>
      <p className="text-sm text-ink-soft first-letter:uppercase">
        {formatDate(bakeAtMs, timeZone)}, ore {formatTime(bakeAtMs, timeZone)},{' '}
        {guests === 1 ? 'una persona' : `${guests} persone`}
      </p>
      <div className="mt-1 -ml-3 flex flex-wrap">
        <RowButton does="Apri" title={title} icon={FolderOpen} disabled={isPending} onClick={onOpen} />
        <RowButton does="Copia" title={title} icon={Copy} disabled={isPending} onClick={onCopy} />
        <RowButton does="Elimina" title={title} icon={Trash2} disabled={isPending} onClick={onRemove} />
      </div>
    </>
  )
}

interface RowButtonProps {
  does: string
  title: string
  icon: LucideIcon
  disabled: boolean
  onClick: () => void
}

const RowButton = ({ does, title, icon: Icon, disabled, onClick }: RowButtonProps) => (
  <Button
    look="quiet"
    size="small"
    className="min-h-11 px-3!"
    aria-label={`${does} ${title}`}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon className="size-4" aria-hidden /> {does}
  </Button>
)
