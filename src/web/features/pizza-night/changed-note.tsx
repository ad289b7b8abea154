import type { ReactNode } from 'react'
import { isOver } from '#domain/pizza-night/evening-hours.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { Button } from '../../ui/button.tsx'
import { usePageClock } from './page-clock.ts'
import type { EveningState } from './use-evening.ts'

interface ChangedNoteProps {
  evening: EveningState
  sheet: EveningSheet
}

export function ChangedNote({ evening, sheet }: ChangedNoteProps) {
  const { isChanged, isPending, plan, planned, draft } = evening
  const nowMs = usePageClock()
  if (nowMs === undefined || isOver(sheet, nowMs)) return null
  if (isChanged)
    return (
      <Note>
        <p>Hai cambiato i dati della serata: menu, orari e spesa sono ancora quelli di prima.</p>
        <Button look="secondary" className="mt-3" disabled={isPending} onClick={() => plan()}>
          Aggiorna la serata
        </Button>
      </Note>
    )
  if (planned?.atMs !== null || draft.guests.some(saysNeeds)) return null
  return (
    <Note>
      <p>
        Questo piano viene da un indirizzo, e nessun indirizzo dice chi non mangia che cosa. Se a tavola c'è
        un'allergia o una dieta, scrivila sotto «Chi non mangia che cosa» e prepara di nuovo la serata.
      </p>
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div role="status" className="no-print my-4 rounded-md border-l-4 border-gold bg-crust px-4 py-3">
    {children}
  </div>
)
