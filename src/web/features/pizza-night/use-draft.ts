import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { localClock, wallTimeText } from '#domain/dough/plan/local-clock.ts'
import { chosenOfAddress, draftOfAddress } from '#domain/pizza-night/evening-address.ts'
import { CHOSEN_RECIPES, type EveningDraft, FIRST_EVENING } from '#domain/pizza-night/evening-draft.ts'
import { nextEvening } from '#domain/pizza-night/evening-hours.ts'
import { draftOfStored, EVENING_KEY } from '#domain/pizza-night/kept-draft.ts'
import { useQueries } from '../../api/queries-context.ts'
import { storedText } from '../../ui/stored-text.ts'
import { keptPlan } from './kept-plan.ts'
import { HOME_ZONE } from './linked-request.ts'
import { PAGE_CLOCK } from './page-clock.ts'

const stored = storedText(EVENING_KEY)
const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60

/** What a date and time field shows, so many days from now at this minute of the day. */
export function wallTimeIn(days: number, minuteOfDayMin: number): string {
  const now = new Date()
  const localMin = now.getTime() / MINUTE_MS - now.getTimezoneOffset()
  return wallTimeText({ day: Math.floor(localMin / DAY_MIN) + days, minuteOfDayMin })
}

/** By the clock of this browser. */
export const eveningAhead = (): string =>
  nextEvening(Date.now(), localClock(Intl.DateTimeFormat().resolvedOptions().timeZone))

export const keepDraft = (draft: EveningDraft) => {
  const text = JSON.stringify(draft)
  if (!stored.write(text)) stored.hold(text)
}

/** The browser's own evening; what was kept for too long is forgotten now, not with the next change. */
function ownDraft(): EveningDraft | null {
  const kept = draftOfStored(stored.read(), wallTimeIn(0, 0))
  if (kept) keepDraft(kept)
  return kept
}

const chosen = (recipes: number[] | null): Partial<EveningDraft> =>
  recipes === null ? {} : { from: CHOSEN_RECIPES, recipes }

/** The form of the evening: of the link, else the browser's own. */
export function useDraft() {
  const [address] = useSearchParams()
  const { client } = useQueries()
  const [draft, setDraft] = useState<EveningDraft>(() => {
    const read = (name: string) => address.get(name)
    const nowMs = client.getQueryData<number>(PAGE_CLOCK)
    const bakeAt = nowMs === undefined ? '' : nextEvening(nowMs, localClock(HOME_ZONE))
    return draftOfAddress(read) ?? { ...FIRST_EVENING, bakeAt, ...chosen(chosenOfAddress(read)) }
  })
  // The browser's own evening comes after the first paint: where no link has brought another one, and where the link is
  // that of its own plan, which knows the guests.
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    const read = (name: string) => search.get(name)
    if (keptPlan(search.toString())) {
      const own = ownDraft()
      if (own) setDraft(own)
      return
    }
    if (draftOfAddress(read)) return
    const kept = ownDraft()
    const isAhead = kept !== null && kept.bakeAt >= wallTimeIn(0, 0)
    setDraft({
      ...(kept ?? FIRST_EVENING),
      bakeAt: isAhead ? kept.bakeAt : eveningAhead(),
      ...chosen(chosenOfAddress(read)),
    })
  }, [])
  const change = useCallback((changes: Partial<EveningDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changes }
      keepDraft(next)
      return next
    })
  }, [])
  return { draft, change }
}
