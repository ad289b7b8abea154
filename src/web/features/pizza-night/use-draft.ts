import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { localClock, parseWallTime, wallTimeText } from '#domain/dough/plan/local-clock.ts'
import { chosenOfAddress, draftOfAddress, withTyped } from '#domain/pizza-night/evening-address.ts'
import {
  CHOSEN_RECIPES,
  type DraftRequest,
  type EveningDraft,
  FIRST_EVENING,
  type GuestDraft,
  isSameEvening,
  requestOfDraft,
  withGuestCount,
} from '#domain/pizza-night/evening-draft.ts'
import { EVENING_FIELDS, WHEN_FIELDS } from '#domain/pizza-night/evening-fields.ts'
import { nextEvening } from '#domain/pizza-night/evening-hours.ts'
import { fieldsOfKitchen, kitchenOfFields } from '#domain/pizza-night/evening-kitchen.ts'
import {
  addressOfStored,
  draftOfStored,
  EVENING_KEY,
  soundDraft,
  storedDraft,
} from '#domain/pizza-night/kept-draft.ts'
import { isNobody } from '#domain/pizza-night/kept-evening.ts'
import { useQueries } from '../../api/queries-context.ts'
import { storedText } from '../../ui/stored-text.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { keptPlan } from './kept-plan.ts'
import { PAGE_CLOCK } from './page-clock.ts'

const HOME_ZONE = 'Europe/Rome'

/**
 * The request of a link; null if the link has no time field. An empty time, which a form without JavaScript
 * may send, gives an error. The time left is checked only for a future evening: a past evening is shown as
 * it was.
 */
export function linkedRequest(read: (name: string) => string | null, nowMs: number): DraftRequest | null {
  const draft = draftOfAddress(read)
  if (!draft || read(WHEN_FIELDS.bakeAt.at) === null) return null
  const wall = parseWallTime(draft.bakeAt)
  const checkTime = wall !== null && localClock(HOME_ZONE).instantOf(wall) > nowMs
  return requestOfDraft(draft, { timeZone: HOME_ZONE, checkTime })
}

const stored = storedText(EVENING_KEY, true)
const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60

/** Value of a `datetime-local` input: the day that is `days` after today, at this minute of the day. */
export function wallTimeIn(days: number, minuteOfDayMin: number): string {
  const now = new Date()
  const localMin = now.getTime() / MINUTE_MS - now.getTimezoneOffset()
  return wallTimeText({ day: Math.floor(localMin / DAY_MIN) + days, minuteOfDayMin })
}

export const eveningAhead = (): string =>
  nextEvening(Date.now(), localClock(Intl.DateTimeFormat().resolvedOptions().timeZone))

export const addressHere = () => new URLSearchParams(location.search).toString()

/** The stored form replaces the form of the URL only if the page's query string is `at`. */
export const keepDraft = (draft: EveningDraft, at = addressHere()) => {
  const text = storedDraft(draft, at)
  if (!stored.write(text)) stored.hold(text)
}

/** The form stored in this browser. Expired data is deleted from the storage at once. */
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

type Form = { draft: EveningDraft; away: readonly GuestDraft[] }
const formOf = (draft: EveningDraft): Form => ({ draft, away: [] })

/** A link that names guests and no hour means the next evening. */
function askedBy(read: (name: string) => string | null, bakeAt: string): EveningDraft | null {
  const draft = draftOfAddress(read)
  return draft && read(EVENING_FIELDS.bakeAt.at) === null ? { ...draft, bakeAt } : draft
}

/** Two events may come before the next render. With `newest` the second event builds on the first one. */
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

/** A new form begins with the reader's kitchen, which an account may tell a little later, and what is typed
 * into it is told to the kitchen. The form of a link is somebody else's. */
function useKitchenOfForm(put: (next: (before: Form) => Form) => unknown) {
  const { kitchen, keep } = useKitchen()
  const isOwn = useRef(false)
  const isUntouched = useRef(false)
  const newest = useRef({ kitchen, keep })
  useEffect(() => {
    newest.current = { kitchen, keep }
  })
  useEffect(() => {
    if (kitchen && isUntouched.current)
      put(({ draft: before, away }) => ({ draft: { ...before, ...fieldsOfKitchen(kitchen) }, away }))
  }, [kitchen, put])
  const begin = useCallback(() => {
    isOwn.current = true
    isUntouched.current = true
    return newest.current.kitchen ? fieldsOfKitchen(newest.current.kitchen) : {}
  }, [])
  const touch = useCallback(() => {
    isUntouched.current = false
  }, [])
  const tell = useCallback((changes: DraftChanges) => {
    if (!isOwn.current || typeof changes === 'function') return
    const told = kitchenOfFields(changes, newest.current.kitchen)
    if (Object.keys(told).length > 0) newest.current.keep(told)
  }, [])
  return { begin, touch, tell, isOwn }
}

export function useDraft() {
  const [address] = useSearchParams()
  const { client } = useQueries()
  const [{ draft }, put] = useForm(() => {
    const read = (name: string) => address.get(name)
    const nowMs = client.getQueryData<number>(PAGE_CLOCK)
    const bakeAt = nowMs === undefined ? '' : nextEvening(nowMs, localClock(HOME_ZONE))
    return formOf(askedBy(read, bakeAt) ?? { ...FIRST_EVENING, bakeAt, ...chosen(chosenOfAddress(read)) })
  })
  const { begin, touch, tell, isOwn } = useKitchenOfForm(put)
  // Told for another evening that is still to come: a link or the home page has brought this one.
  const [before, setBefore] = useState<EveningDraft>()
  // The server does not know the stored form, so it is read after hydration. Priority: a form typed at this
  // URL, then the form of the plan stored for this URL, then the form in the URL.
  useEffect(() => {
    const here = addressHere()
    const read = (name: string) => new URLSearchParams(here).get(name)
    const own = ownDraft()
    const known = own?.at === here ? own.draft : keptPlan(here)?.form.draft
    const asked = askedBy(read, eveningAhead())
    if (asked) {
      const isTold = own !== null && own.at !== here && !own.draft.guests.every(isNobody)
      if (isTold && own.draft.bakeAt >= wallTimeIn(0, 0)) setBefore(own.draft)
      if (known || read(EVENING_FIELDS.bakeAt.at) === null) put(() => formOf(known ?? asked))
      return
    }
    const ofKitchen = begin()
    const isAhead = own !== null && own.draft.bakeAt >= wallTimeIn(0, 0)
    const begun = {
      ...(own ? soundDraft(own.draft) : FIRST_EVENING),
      ...ofKitchen,
      bakeAt: isAhead ? own.draft.bakeAt : eveningAhead(),
      ...chosen(chosenOfAddress(read)),
    }
    // Most readers come for the first time: the form that the server wrote is theirs and is not rendered again.
    put((before) => (isSameEvening(begun, before.draft) ? before : formOf(begun)))
  }, [put, begin])
  const write = useCallback(
    (next: (before: Form) => Form) => {
      touch()
      keepDraft(put(next))
    },
    [put, touch],
  )
  const change = useCallback(
    (changes: DraftChanges) => {
      write(({ draft: before, away }) => ({
        draft: { ...before, ...(typeof changes === 'function' ? changes(before) : changes) },
        away,
      }))
      tell(changes)
    },
    [write, tell],
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
      touch()
      isOwn.current = false
      keepDraft(next, at)
      put(() => formOf(next))
    },
    [put, touch, isOwn],
  )
  return { draft, before, change, seat, adopt, replace }
}
