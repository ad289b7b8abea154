import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import type { ListRow } from '#domain/shopping-list/shopping-item.ts'

export type RowChange = Partial<Pick<ListRow, 'name' | 'quantity' | 'checked'>>

/**
 * The unsaved text of a row. It is saved when the reader leaves the row or the page. An incomplete name
 * might belong to another department, and the row would move during typing.
 */
export function useRowDraft(row: ListRow, onChange: (change: RowChange) => void) {
  const [draft, setDraft] = useState<RowChange>({})
  const keep = (more: RowChange = {}) => {
    const change = { ...draft, ...more }
    if (Object.keys(change).length > 0) onChange(change)
    setDraft({})
  }
  const keepOnLeaving = useEffectEvent(() => {
    if (document.hidden) keep()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', keepOnLeaving)
    return () => document.removeEventListener('visibilitychange', keepOnLeaving)
  }, [])
  return {
    name: draft.name ?? row.name,
    quantity: draft.quantity ?? row.quantity,
    write: (part: RowChange) => setDraft({ ...draft, ...part }),
    keep,
    leave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) keep()
    },
  }
}
