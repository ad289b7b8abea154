import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { localClock, wallTimeText } from '#domain/dough/plan/local-clock.ts'
import { chosenOfAddress, draftOfAddress, withTyped } from '#domain/pizza-night/evening-address.ts'
import {
  CHOSEN_RECIPES,
  type EveningDraft,
  FIRST_EVENING,
  type GuestDraft,
  isSameEvening,
  withGuestCount,
} from '#domain/pizza-night/evening-draft.ts'
import { nextEvening } from '#domain/pizza-night/evening-hours.ts'
import { addressOfStored, draftOfStored, EVENING_KEY, storedDraft } from '#domain/pizza-night/kept-draft.ts'
import { useQueries } from '../../api/queries-context.ts'
import { storedText } from '../../ui/stored-text.ts'
import { keptPlan } from './kept-plan.ts'
import { HOME_ZONE } from './linked-request.ts'
import { PAGE_CLOCK } from './page-clock.ts'

const stored = storedText(EVENING_KEY, true)
const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60

/** Value of a `datetime-local` input: `days` from today, at this minute of the day. */
export function wallTimeIn(days: number, minuteOfDayMin: number): string {
  const now = new Date()
  const localMin = now.getTime() / MINUTE_MS - now.getTimezoneOffset()
  return wallTimeText({ day: Math.floor(localMin / DAY_MIN) + days, minuteOfDayMin })
}

export const eveningAhead = (): string =>
  nextEvening(Date.now(), localClock(Intl.DateTimeFormat().resolvedOptions().timeZone))

export const addressHere = () => new URLSearchParams(location.search).toString()

/** The stored form replaces the form in the URL only on the page with the query string `at`. */
export const keepDraft = (draft: EveningDraft, at = addressHere()) => {
  const text = storedDraft(draft, at)
  if (!stored.write(text)) stored.hold(text)
}

/** The form stored in this browser. Expired data is deleted now, not only with the next change. */
export function ownDraft(): { draft: EveningDraft; at: string } | null {
  const text = stored.read()
  const draft = draftOfStored(text, wallTimeIn(0, 0))
  if (!draft) return null
  const at = addressOfStored(text) ?? ''
  if (text !== null && !isSameEvening(draft, draftOfStored(text, '') ?? draft))
    stored.amend(text, storedDraft(draft, at))
  return { draft, at }
}

export function moveDraft(at: string) {
  const own = ownDraft()
  if (own) keepDraft(own.draft, at)
}

const chosen = (recipes: number[] | null): Partial<EveningDraft> =>
  recipes === null ? {} : { from: CHOSEN_RECIPES, recipes }

export type DraftChanges = Partial<EveningDraft> | ((before: EveningDraft) => Partial<EveningDraft>)

/** `away`: guests removed because the number of people was lowered. */
type Form = { draft: EveningDraft; away: readonly GuestDraft[] }
const formOf = (draft: EveningDraft): Form => ({ draft, away: [] })

/** The form, and what changes it: the newest one is known to the second of two events before the page shows the first. */
function useForm(first: () => Form) {
  const [form, setForm] = useState(first)
  const newest = useRef(form)
  const put = useCallback((next: (before: Form) => Form) => {
    newest.current = next(newest.current)
    setForm(newest.current)
    return newest.current.draft
  }, [])
  return [form, put] as const
}

export function useDraft() {
  const [address] = useSearchParams()
  const { client } = useQueries()
  const [{ draft }, put] = useForm(() => {
    const read = (name: string) => address.get(name)
    const nowMs = client.getQueryData<number>(PAGE_CLOCK)
    const bakeAt = nowMs === undefined ? '' : nextEvening(nowMs, localClock(HOME_ZONE))
    return formOf(draftOfAddress(read) ?? { ...FIRST_EVENING, bakeAt, ...chosen(chosenOfAddress(read)) })
  })
  // The stored form contains the guests, whom the URL does not contain. It is read after the first paint,
  // because the server does not know it. A form typed at this URL has priority over the form of the plan made
  // at this URL. Without either of them, a URL with a form is a link: its form stays.
  useEffect(() => {
    const here = addressHere()
    const read = (name: string) => new URLSearchParams(here).get(name)
    const own = ownDraft()
    const known = own?.at === here ? own.draft : keptPlan(here)?.form.draft
    if (draftOfAddress(read)) {
      if (known) put(() => formOf(known))
      return
    }
    const isAhead = own !== null && own.draft.bakeAt >= wallTimeIn(0, 0)
    put(() =>
      formOf({
        ...(own?.draft ?? FIRST_EVENING),
        bakeAt: isAhead ? own.draft.bakeAt : eveningAhead(),
        ...chosen(chosenOfAddress(read)),
      }),
    )
  }, [put])
  const write = useCallback((next: (before: Form) => Form) => keepDraft(put(next)), [put])
  const change = useCallback(
    (changes: DraftChanges) =>
      write(({ draft: before, away }) => ({
        draft: { ...before, ...(typeof changes === 'function' ? changes(before) : changes) },
        away,
      })),
    [write],
  )
  const seat = (count: string) =>
    write(({ draft: before, away }) => {
      const counted = withGuestCount(before, count, away)
      return { draft: { ...before, ...counted.change }, away: counted.away }
    })
  const adopt = (typed: Readonly<Record<string, string | undefined>>) =>
    write(({ draft: before }) => withTyped(before, typed))
  const replace = useCallback(
    (next: EveningDraft, at: string) => {
      keepDraft(next, at)
      put(() => formOf(next))
    },
    [put],
  )
  return { draft, change, seat, adopt, replace }
}
