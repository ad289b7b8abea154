import { clsx } from 'clsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { localClock, parseWallTime } from '#domain/dough/plan/local-clock.ts'
import { addressOfDraft } from '#domain/pizza-night/evening-address.ts'
import { isSameEvening } from '#domain/pizza-night/evening-draft.ts'
import { isOver, nextEvening } from '#domain/pizza-night/evening-hours.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { NEEDS_FORGOTTEN, needsUntilMs, saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { draftText } from './folded-form.tsx'
import { openEvening } from './kept/open-evening.ts'
import { NeedStarts } from './need-counters.tsx'
import { usePageClock } from './page-clock.ts'
import { OverNote } from './shared-evening-view.tsx'
import { takeChange } from './take-change.ts'
import { SHOWN_BEFORE } from './tonight/tonight-plan.ts'
import type { EveningState } from './use-evening.ts'

interface NoteProps {
  evening: EveningState
  sheet: EveningSheet
}

export function ChangedNote({ evening, sheet }: NoteProps) {
  const { isChanged, isPending, plan } = evening
  const nowMs = usePageClock()
  if (nowMs === undefined || isOver(sheet, nowMs)) return null
  if (!isChanged) return null
  return (
    <div role="status" className="no-print my-4 rounded-md border-l-4 border-gold bg-crust px-4 py-3">
      <p>Hai cambiato qualcosa: menu, orari e spesa sono ancora quelli di prima.</p>
      <Button look="secondary" className="mt-3" disabled={isPending} onClick={() => plan()}>
        Aggiorna la serata
      </Button>
    </div>
  )
}

/** Another evening was told and is not saved. */
export function BeforeNote({ evening }: Pick<NoteProps, 'evening'>) {
  const { before } = evening
  if (!before || isSameEvening(before, evening.draft)) return null
  return (
    <p className="no-print mt-3 flex items-center justify-between gap-3 border-l-4 border-gold pl-3 text-sm">
      Prima avevi {draftText(before)}.
      <Button
        look="secondary"
        className="px-4! text-sm"
        disabled={evening.isPending}
        onClick={() => void takeChange(evening, before, 'Ripresa la serata di prima')}
      >
        Riprendi
      </Button>
    </p>
  )
}

interface UntoldNoteProps extends NoteProps {
  /** Unfolds the form, at once. */
  onTell: () => void
}

/** Of the plan of a link or of the home page, whose guests nobody has told anything of. Whoever has begun to tell
 * with a tap goes on until another evening is planned. */
export function UntoldNote({ evening, sheet, onTell }: UntoldNoteProps) {
  const { isChanged, isPending, planned, draft } = evening
  const { state } = useLocation()
  const nowMs = usePageClock()
  const toldNothing =
    (planned?.atMs === null || state === SHOWN_BEFORE) && !draft.guests.some(saysNeeds) ? draft.bakeAt : null
  const [of, begin] = useState(toldNothing)
  if (toldNothing !== null && toldNothing !== of) begin(toldNothing)
  if (nowMs === undefined || isOver(sheet, nowMs) || (isChanged && !isPending)) return null
  if (of !== draft.bakeAt) return null
  const isTold = draft.guests.some(saysNeeds)
  return (
    <div className={clsx('no-print mt-3', isTold && 'lg:hidden')}>
      <p role="status" className="border-l-4 border-gold pl-3 text-sm">
        {isTold ? (
          "C'è qualcun altro? Tocca ancora."
        ) : (
          <>
            Qualcuno a tavola è vegano, celiaco o allergico?
            <span className="noscript:hidden">
              {' '}
              Dillo qui<span className="max-lg:hidden"> accanto</span>.
            </span>
          </>
        )}
      </p>
      <NeedStarts evening={evening} onTell={onTell} />
    </div>
  )
}

export function AgainNote({ evening, sheet }: NoteProps) {
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
