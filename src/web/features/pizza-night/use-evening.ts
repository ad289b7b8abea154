import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { wallTimeText } from '#domain/dough/local-clock.ts'
import {
  addressOfDraft,
  type DraftRequest,
  draftOfAddress,
  draftOfStored,
  EVENING_KEY,
  type EveningDraft,
  FIRST_EVENING,
  requestOfDraft,
} from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { messageOf, refusedFields } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { storedText } from '../../ui/stored-text.ts'
import { eveningQuery, fetchEvening } from './evening-query.ts'
import { openEvening } from './kept/open-evening.ts'
import { linkedRequest } from './linked-request.ts'

const stored = storedText(EVENING_KEY)
const MINUTE_MS = 60_000
const DAY_MIN = 24 * 60

/** What a date and time field shows, so many days from now at this minute of the day. */
export function wallTimeIn(days: number, minuteOfDayMin: number): string {
  const now = new Date()
  const localMin = now.getTime() / MINUTE_MS - now.getTimezoneOffset()
  return wallTimeText({ day: Math.floor(localMin / DAY_MIN) + days, minuteOfDayMin })
}

const EVENING_MIN = 20 * 60
/** Later there is no time left for tonight's dough. */
const LAST_CHANCE_MIN = 17 * 60

/** Tonight at eight while there is time, else tomorrow. */
export function nextEvening(): string {
  const now = new Date()
  const isLate = now.getHours() * 60 + now.getMinutes() > LAST_CHANCE_MIN
  return wallTimeIn(isLate ? 1 : 0, EVENING_MIN)
}

const write = (draft: EveningDraft) => {
  const text = JSON.stringify(draft)
  if (!stored.write(text)) stored.hold(text)
}

/** The form of the evening: of the link, else the browser's own. */
function useDraft() {
  const [address] = useSearchParams()
  const [draft, setDraft] = useState(() => draftOfAddress((name) => address.get(name)) ?? FIRST_EVENING)
  // The browser's own evening comes after the first paint, where no link has brought another one.
  useEffect(() => {
    const address = new URLSearchParams(location.search)
    if (draftOfAddress((name) => address.get(name))) return
    const kept = draftOfStored(stored.read(), wallTimeIn(0, 0))
    // What was kept for too long is forgotten now, not with the next change.
    if (kept) write(kept)
    const isAhead = kept !== null && kept.bakeAt >= wallTimeIn(0, 0)
    setDraft({ ...(kept ?? FIRST_EVENING), bakeAt: isAhead ? kept.bakeAt : nextEvening() })
  }, [])
  const change = useCallback((changes: Partial<EveningDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changes }
      write(next)
      return next
    })
  }, [])
  return { draft, change }
}

/** The form that a plan was made of, and when; null where no clock was looked at. */
export interface PlannedForm {
  draft: EveningDraft
  atMs: number | null
}

/** `onPlanned` is told when a plan has come that the reader asked for by hand. */
export function useEvening(onPlanned: () => void) {
  const queries = useQueries()
  const [address, setAddress] = useSearchParams()
  const { draft, change } = useDraft()
  const [linked] = useState(() => linkedRequest((name) => address.get(name)))
  const [sheet, setSheet] = useState<EveningSheet | undefined>(() =>
    linked ? queries.client.getQueryData(eveningQuery(queries, linked).queryKey) : undefined,
  )
  const [planned, setPlanned] = useState<PlannedForm | undefined>(() =>
    linked ? { draft, atMs: null } : undefined,
  )
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: DraftRequest) => fetchEvening(queries, request),
    // Shown before anybody is told of it: the reader is led to what is there. A refusal leaves the last plan.
    onSuccess: (planned) => flushSync(() => setSheet(planned)),
  })

  // A link with a whole evening opens with its plan, once.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    if (linked && !sheet) mutate(linked)
  }, [linked, sheet, mutate])

  const plan = () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    write(draft)
    setAddress(new URLSearchParams(addressOfDraft(draft)), { replace: true, preventScrollReset: true })
    const atMs = Date.now()
    mutate(requestOfDraft(draft, timeZone, true), {
      onSuccess: () => {
        setPlanned({ draft, atMs })
        onPlanned()
      },
    })
  }
  /** Another form with its plan, in the place of what is here; without a plan it is to be made. */
  const show = (form: PlannedForm, plan?: EveningSheet) => {
    change(form.draft)
    reset()
    flushSync(() => {
      setSheet(plan)
      setPlanned(plan && form)
    })
    const address = plan ? addressOfDraft(form.draft) : []
    setAddress(new URLSearchParams(address), { replace: true, preventScrollReset: true })
  }
  const clear = () => {
    openEvening.write('')
    show({ draft: { ...FIRST_EVENING, bakeAt: nextEvening() }, atMs: null })
  }

  return {
    draft,
    change,
    plan,
    clear,
    show,
    onPlanned,
    planned,
    sheet,
    isPending,
    failure:
      error === null
        ? undefined
        : messageOf(error, 'Non siamo riusciti a preparare la serata: controlla la connessione e riprova.'),
    errors: refusedFields(error),
  }
}
export type EveningState = ReturnType<typeof useEvening>
