import type { ReactNode } from 'react'
import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { localClock, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { addressOfDraft } from '#domain/pizza-night/evening-address.ts'
import { isOver, nextEvening } from '#domain/pizza-night/evening-hours.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { NEEDS_FORGOTTEN, needsUntilMs, saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { openEvening } from './kept/open-evening.ts'
import { usePageClock } from './page-clock.ts'
import { OverNote } from './shared-evening-view.tsx'
import type { EveningState } from './use-evening.ts'

export function ChangedNote({ evening, sheet }: { evening: EveningState; sheet: EveningSheet }) {
  const { isChanged, isPending, plan, planned, draft } = evening
  const nowMs = usePageClock()
  if (nowMs === undefined || isOver(sheet, nowMs)) return null
  if (isChanged)
    return (
      <Note>
        <p>Hai cambiato qualcosa: menu, orari e spesa sono ancora quelli di prima.</p>
        <Button look="secondary" className="mt-3" disabled={isPending} onClick={() => plan()}>
          Aggiorna la serata
        </Button>
      </Note>
    )
  if (planned?.atMs !== null || draft.guests.some(saysNeeds)) return null
  return (
    <Note>
      <p>
        Non sappiamo chi non mangia che cosa: se a tavola c'è un'allergia o una dieta, scrivila in «Chi non
        mangia che cosa» e prepara di nuovo la serata.
      </p>
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div role="status" className="no-print my-4 rounded-md border-l-4 border-gold bg-crust px-4 py-3">
    {children}
  </div>
)

export function AgainNote({ evening, sheet }: { evening: EveningState; sheet: EveningSheet }) {
  const nowMs = usePageClock()
  if (nowMs === undefined) return null
  const clock = localClock(sheet.timeZone)
  const bakeAt = nextEvening(nowMs, clock, clock.wallTimeOf(sheet.bakeAtMs).minuteOfDayMin)
  const wall = parseWallTime(bakeAt)
  const atMs = wall ? clock.instantOf(wall) : nowMs
  return (
    <OverNote evening={sheet}>
      {sheet.bakeAtMs < needsUntilMs(nowMs) && <p className="mt-2">{NEEDS_FORGOTTEN}</p>}
      <p className="mt-3">
        <ButtonLink
          look="secondary"
          to={`${NIGHT_PAGE}?${new URLSearchParams(addressOfDraft({ ...evening.draft, bakeAt }))}`}
          onClick={(event) => {
            // The link would lose the guests' needs, so this page plans the evening itself.
            event.preventDefault()
            openEvening.close()
            evening.change({ bakeAt })
            evening.plan({ ...evening.draft, bakeAt })
          }}
        >
          Rifalla {formatDay(atMs, sheet.timeZone)} alle {formatTime(atMs, sheet.timeZone)}
        </ButtonLink>
      </p>
    </OverNote>
  )
}
