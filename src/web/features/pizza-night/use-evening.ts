import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { ApiError } from '#contracts/api-error.ts'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import { addressOfDraft } from '#domain/pizza-night/evening-address.ts'
import {
  ALL_RECIPES,
  CHOSEN_RECIPES,
  type DraftRequest,
  type EveningDraft,
  FIRST_EVENING,
  isSameEvening,
  requestOfDraft,
} from '#domain/pizza-night/evening-draft.ts'
import { guestName } from '#domain/pizza-night/evening-request.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { EVENING_KEY } from '#domain/pizza-night/kept-draft.ts'
import { ApiFailure, messageOf, refusedFields } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'
import { useQueries } from '../../api/queries-context.ts'
import { collectionsQuery } from '../../api/reader-queries.ts'
import { openEvening } from './kept/open-evening.ts'
import { forgetPlan, keepPlan, type PlannedEvening, type PlannedForm, planHereOrAhead } from './kept-plan.ts'
import { PAGE_CLOCK } from './page-clock.ts'
import { addressHere, eveningAhead, keepDraft, linkedRequest, moveDraft, useDraft } from './use-draft.ts'

/** Asks the server for the plan. Offline, the browser makes the plan with the same code. */
async function fetchEvening(queries: Queries, request: DraftRequest): Promise<EveningSheet> {
  try {
    return await queries.api(planPizzaNight, { body: request })
  } catch (failure) {
    if (import.meta.env.SSR || failure instanceof ApiFailure) throw failure
    const { planHere } = await import('./plan-here.ts')
    return planHere(queries, request)
  }
}

/** The server's result for a link. Readers without JavaScript must see a refusal, so it is a result, too. */
type LinkedEvening = { sheet: EveningSheet } | { refusal: ApiError }

export const eveningQuery = (queries: Queries, request: DraftRequest) =>
  queryOptions({
    queryKey: [planPizzaNight.path, request],
    queryFn: async (): Promise<LinkedEvening> => {
      try {
        return { sheet: await fetchEvening(queries, request) }
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 400 && failure.error)
          return { refusal: failure.error }
        throw failure
      }
    },
  })

export async function collectedBy({ from }: EveningDraft, { api, client }: Queries): Promise<number[]> {
  if (from === ALL_RECIPES || from === CHOSEN_RECIPES) return []
  const known = await client.ensureQueryData(collectionsQuery(api))
  return known.find(({ id }) => id === from)?.recipeIds ?? []
}

const NO_PLAN = 'Non siamo riusciti a preparare la serata: controlla la connessione e riprova.'

/** Field errors have no full stop, refusals have a full stop. Both appear together, so every message gets a
 * full stop. */
const asSentence = (message: string) => (/[.!?…]$/.test(message) ? message : `${message}.`)

/** The message for the top of the form, and the errors by field. A message about a guest begins with the
 * guest's name. */
function toldOf(error: unknown, linked: ApiError | undefined, { guests }: EveningDraft) {
  const fields = error === null ? (linked?.fields ?? {}) : refusedFields(error)
  const errors = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, asSentence(text)]))
  const said = error === null ? linked?.message : messageOf(error, NO_PLAN)
  const message = said && asSentence(said)
  const [place] = Object.keys(errors).flatMap((field) => /^guests\.(\d+)\./.exec(field)?.[1] ?? [])
  const guest = guests[Number(place)]
  const failure = guest ? `${guestName(guest, Number(place))}: ${message}` : message
  const ways = (error === null ? linked : error instanceof ApiFailure ? error.error : undefined)?.ways ?? []
  return { errors, failure, ways }
}

type Asked = { address: string; form: PlannedForm; request: () => Promise<DraftRequest> }

function useLinked(queries: Queries) {
  const [address] = useSearchParams()
  const [linked] = useState(() =>
    // Hydration uses the server's rendering time, so that it makes the same request as the server.
    linkedRequest((name) => address.get(name), queries.client.getQueryData<number>(PAGE_CLOCK) ?? Date.now()),
  )
  const [answer] = useState(() =>
    linked ? queries.client.getQueryData(eveningQuery(queries, linked).queryKey) : undefined,
  )
  return { linked, answer }
}

function useToldRefusal(error: unknown, onRefused: () => void) {
  const isAskedFor = useRef(false)
  const tellRefused = useEffectEvent(onRefused)
  useEffect(() => {
    if (error && isAskedFor.current) tellRefused()
  }, [error])
  return isAskedFor
}

function useForgotten(onForgotten: () => void) {
  const forget = useEffectEvent(onForgotten)
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) =>
      key === EVENING_KEY && newValue === null && forget()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
}

function useMaking(queries: Queries, onMade: (made: PlannedEvening) => void) {
  const [, setAddress] = useSearchParams()
  const mutation = useMutation({
    mutationFn: async ({ request }: Asked) => fetchEvening(queries, await request()),
    onSuccess: (sheet: EveningSheet, { address: at, form }) => {
      keepPlan(at, { sheet, form })
      onMade({ sheet, form })
    },
  })
  const make = async (asked: EveningDraft, onShown?: () => void): Promise<PlannedEvening> => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const next = new URLSearchParams(addressOfDraft(asked))
    keepDraft(asked)
    const request = async () =>
      requestOfDraft(asked, { timeZone, checkTime: true, collected: await collectedBy(asked, queries) })
    const form = { draft: asked, atMs: Date.now() }
    const sheet = await mutation.mutateAsync(
      { address: next.toString(), form, request },
      {
        // The URL must match the shown plan, so it changes only after a success. After the reader has left the
        // page, `onSuccess` is not called.
        onSuccess: () => {
          moveDraft(next.toString())
          setAddress(next, { replace: true, preventScrollReset: true })
          onShown?.()
        },
      },
    )
    return { sheet, form }
  }
  return { ...mutation, make }
}

export function useEvening({ onPlanned, onRefused }: { onPlanned: () => void; onRefused: () => void }) {
  const queries = useQueries()
  const [, setAddress] = useSearchParams()
  const { replace, ...form } = useDraft()
  const { draft } = form
  const { linked, answer } = useLinked(queries)
  const [shown, setShown] = useState<PlannedEvening | undefined>(
    answer && 'sheet' in answer ? { sheet: answer.sheet, form: { draft, atMs: null } } : undefined,
  )
  const [refusal, setRefusal] = useState(answer && 'refusal' in answer ? answer.refusal : undefined)
  const { mutate, make, isPending, error, reset } = useMaking(
    queries,
    // The plan must be rendered before `onPlanned` moves the focus to the plan.
    (made) => flushSync(() => setShown(made)),
  )

  // A complete link is planned once. A plan stored in this browser has priority, because it contains more
  // than the link.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const here = addressHere()
    const own = planHereOrAhead(here)
    if (own) {
      setShown(own.plan)
      setRefusal(undefined)
      if (own.address === here) return
      moveDraft(own.address)
      setAddress(new URLSearchParams(own.address), { replace: true, preventScrollReset: true })
    } else if (linked && !answer)
      mutate({ address: here, form: { draft, atMs: null }, request: async () => linked })
  }, [linked, answer, draft, mutate, setAddress])

  const isAskedFor = useToldRefusal(error, onRefused)

  const makeAsked = (asked: EveningDraft, onShown?: () => void) => {
    isAskedFor.current = true
    setRefusal(undefined)
    return make(asked, onShown).catch(() => undefined)
  }
  const plan = (asked = draft) => void makeAsked(asked, onPlanned)
  const isChanged = shown !== undefined && !isSameEvening(draft, shown.form.draft)
  /** The plan for the current form; a changed form is planned again. Undefined if the plan is refused. The
   * form then shows the reason. */
  const upToDate = (asked = draft): Promise<PlannedEvening | undefined> =>
    shown && isSameEvening(asked, shown.form.draft) ? Promise.resolve(shown) : makeAsked(asked)
  const show = (form: PlannedForm, sheet?: EveningSheet) => {
    const at = new URLSearchParams(sheet ? addressOfDraft(form.draft) : [])
    replace(form.draft, at.toString())
    if (sheet) keepPlan(at.toString(), { sheet, form })
    else forgetPlan()
    reset()
    flushSync(() => {
      setShown(sheet && { sheet, form })
      setRefusal(undefined)
    })
    setAddress(at, { replace: true, preventScrollReset: true })
  }
  const clear = () => {
    openEvening.close()
    show({ draft: { ...FIRST_EVENING, bakeAt: eveningAhead() }, atMs: null })
  }
  useForgotten(clear)

  return {
    ...form,
    plan,
    show,
    onPlanned,
    upToDate,
    isChanged,
    planned: shown?.form,
    sheet: shown?.sheet,
    isPending,
    ...toldOf(error, refusal, draft),
  }
}
export type EveningState = ReturnType<typeof useEvening>
