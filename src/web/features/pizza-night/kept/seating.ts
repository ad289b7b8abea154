import { useState } from 'react'
import type { ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import type { EveningDraft, GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { atTable, isSameName, withGuest } from '#domain/pizza-night/kept-evening.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { EveningState } from '../use-evening.ts'
import type { Saved } from './saving.ts'

export interface SeatingProps {
  evening: EveningState
  /** The evening as it is kept; undefined until it is read. */
  saved: EveningDraft | undefined
  onSave: (draft: EveningDraft, saved: Saved) => void
}

type Table = Pick<EveningState, 'draft' | 'planned' | 'sheet'>

/** Seats a guest, plans anew and saves at once. Until that has worked he is in the plan, but not kept, and his answer new. */
export function useSeating(
  { evening, saved, onSave }: SeatingProps,
  answers: readonly ReceivedAnswer[],
  mark: (answer: ReceivedAnswer, isHandled: boolean) => void,
) {
  // The table as it was, for each guest whose seat is not kept yet.
  const [tables, setTables] = useState<Readonly<Record<number, Table>>>({})
  const guestOf = ({ id: answerId, guest }: ReceivedAnswer): GuestDraft => {
    const earlier = answers.filter(
      (one) => one.id < answerId && one.isHandled && isSameName(one.guest, guest),
    ).length
    const name = earlier === 0 ? guest.name : `${guest.name.trim()} ${earlier + 1}`
    return { ...guest, name, answer: answerId }
  }
  const isUnsaved = ({ id }: ReceivedAnswer) =>
    saved !== undefined && hasSeat(evening.draft, id) && !hasSeat(saved, id)
  const goBack = ({ draft, planned, sheet }: Table) => {
    evening.show(planned ?? { draft, atMs: null }, sheet)
    evening.change(draft)
  }
  const take = (answer: ReceivedAnswer) => {
    const { draft, planned, sheet, change } = evening
    const guest = guestOf(answer)
    const after = withGuest(draft.guests, guest)
    if (!after) {
      toast({ title: 'La tavola è piena', description: 'Togli un ospite e riprova.', tone: 'warning' })
      return
    }
    const table = (isUnsaved(answer) && tables[answer.id]) || { draft, planned, sheet }
    setTables({ ...tables, [answer.id]: table })
    const undo = () => {
      goBack(table)
      onSave(table.draft, {
        told: { title: `${guest.name} non è più a tavola: tutto come prima` },
        onSaved: () => mark(answer, false),
      })
    }
    change(atTable(after))
    onSave(
      { ...draft, ...atTable(after) },
      {
        told: {
          title: `${guest.name} è a tavola: piano e spesa rifatti`,
          action: { label: 'Annulla', onSelect: undo },
        },
        onSaved: () => mark(answer, true),
      },
    )
  }
  const leaverOf = ({ id }: ReceivedAnswer) => {
    const table = tables[id]
    return table && (() => goBack(table))
  }
  return { take, isUnsaved, leaverOf }
}

const hasSeat = ({ guests }: EveningDraft, answerId: number) =>
  guests.some(({ answer }) => answer === answerId)
