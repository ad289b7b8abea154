import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { ApiError } from '#contracts/api-error.ts'
import { addressOfDraft } from '#domain/pizza-night/evening-address.ts'
import {
  ALL_RECIPES,
  CHOSEN_RECIPES,
  type DraftRequest,
  type EveningDraft,
  FIRST_EVENING,
  requestOfDraft,
} from '#domain/pizza-night/evening-draft.ts'
import { guestName } from '#domain/pizza-night/evening-request.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { messageOf, refusedFields } from '../../api/api-client.ts'
import type { Queries } from '../../api/queries.ts'
import { useQueries } from '../../api/queries-context.ts'
import { collectionsQuery } from '../../api/reader-queries.ts'
import { eveningQuery, fetchEvening } from './evening-query.ts'
import { openEvening } from './kept/open-evening.ts'
import { forgetPlan, keepPlan, keptPlan, type PlannedEvening, type PlannedForm } from './kept-plan.ts'
import { linkedRequest } from './linked-request.ts'
import { PAGE_CLOCK } from './page-clock.ts'
import { eveningAhead, keepDraft, useDraft } from './use-draft.ts'

/** The recipes of the collection that the draft names. One that is gone, or somebody else's, holds none. */
async function collectedBy({ from }: EveningDraft, { api, client }: Queries): Promise<number[]> {
  if (from === ALL_RECIPES || from === CHOSEN_RECIPES) return []
  const known = await client.ensureQueryData(collectionsQuery(api))
  return known.find(({ id }) => id === from)?.recipeIds ?? []
}

const NO_PLAN = 'Non siamo riusciti a preparare la serata: controlla la connessione e riprova.'

/** Why there is no plan, in a sentence and beside its fields. At the top of the form a guest's field is told with his name. */
function toldOf(error: unknown, linked: ApiError | undefined, { guests }: EveningDraft) {
  const errors = error === null ? (linked?.fields ?? {}) : refusedFields(error)
  const message = error === null ? linked?.message : messageOf(error, NO_PLAN)
  const [place] = Object.keys(errors).flatMap((field) => /^guests\.(\d+)\./.exec(field)?.[1] ?? [])
  const guest = guests[Number(place)]
  return { errors, failure: guest ? `${guestName(guest, Number(place))}: ${message}` : message }
}

type Asked = { address: string; form: PlannedForm; request: () => Promise<DraftRequest> }

/** What the address asked for when the page opened, and the answer that came with the page. */
function useLinked(queries: Queries) {
  const [address] = useSearchParams()
  const [linked] = useState(() =>
    // The hour at which the server made the page, as long as the browser must say the same.
    linkedRequest((name) => address.get(name), queries.client.getQueryData<number>(PAGE_CLOCK) ?? Date.now()),
  )
  const [answer] = useState(() =>
    linked ? queries.client.getQueryData(eveningQuery(queries, linked).queryKey) : undefined,
  )
  return { linked, answer }
}

/** Once the sentence is there, the reader who asked is led to it; a link that is refused leaves him where he is. */
function useToldRefusal(error: unknown, onRefused: () => void) {
  const isAskedFor = useRef(false)
  const tellRefused = useEffectEvent(onRefused)
  useEffect(() => {
    if (error && isAskedFor.current) tellRefused()
  }, [error])
  return isAskedFor
}

/** `onPlanned` is told when a plan has come that the reader asked for by hand, `onRefused` when there is none. */
export function useEvening({ onPlanned, onRefused }: { onPlanned: () => void; onRefused: () => void }) {
  const queries = useQueries()
  const [, setAddress] = useSearchParams()
  const { draft, change } = useDraft()
  const { linked, answer } = useLinked(queries)
  const [shown, setShown] = useState<PlannedEvening | undefined>(
    answer && 'sheet' in answer ? { sheet: answer.sheet, form: { draft, atMs: null } } : undefined,
  )
  const [refusal, setRefusal] = useState(answer && 'refusal' in answer ? answer.refusal : undefined)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ request }: Asked) => fetchEvening(queries, await request()),
    // Shown before anybody is told of it: the reader is led to what is there. A refusal leaves the last plan.
    onSuccess: (sheet: EveningSheet, { address: at, form }) => {
      keepPlan(at, { sheet, form })
      flushSync(() => setShown({ sheet, form }))
    },
  })

  // A link with a whole evening opens with its plan, once; the browser's own plan knows more than its link.
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const here = new URLSearchParams(location.search).toString()
    const own = keptPlan(here)
    if (own) {
      setShown(own)
      setRefusal(undefined)
    } else if (linked && !answer)
      mutate({ address: here, form: { draft, atMs: null }, request: async () => linked })
  }, [linked, answer, draft, mutate])

  const isAskedFor = useToldRefusal(error, onRefused)

  const plan = (asked = draft) => {
    isAskedFor.current = true
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const next = new URLSearchParams(addressOfDraft(asked))
    keepDraft(asked)
    setRefusal(undefined)
    setAddress(next, { replace: true, preventScrollReset: true })
    const request = async () =>
      requestOfDraft(asked, { timeZone, checkTime: true, collected: await collectedBy(asked, queries) })
    const form = { draft: asked, atMs: Date.now() }
    mutate({ address: next.toString(), form, request }, { onSuccess: onPlanned })
  }
  /** Another form with its plan, in the place of what is here; without a plan it is to be made. */
  const show = (form: PlannedForm, sheet?: EveningSheet) => {
    const at = new URLSearchParams(sheet ? addressOfDraft(form.draft) : [])
    change(form.draft)
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
    openEvening.write('')
    show({ draft: { ...FIRST_EVENING, bakeAt: eveningAhead() }, atMs: null })
  }

  return {
    draft,
    change,
    plan,
    clear,
    show,
    onPlanned,
    planned: shown?.form,
    sheet: shown?.sheet,
    isPending,
    ...toldOf(error, refusal, draft),
  }
}
export type EveningState = ReturnType<typeof useEvening>
