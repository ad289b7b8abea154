import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { localClock, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { addressOfDraft } from '#domain/pizza-night/evening-address.ts'
import { nextEvening } from '#domain/pizza-night/evening-hours.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { NEEDS_FORGOTTEN, needsUntilMs } from '#domain/pizza-night/kept-evening.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { openEvening } from './kept/open-evening.ts'
import { OverNote } from './over-note.tsx'
import { usePageClock } from './page-clock.ts'
import type { EveningState } from './use-evening.ts'

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
