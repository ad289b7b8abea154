import { useState } from 'react'
import {
  approveImportEntry,
  changeImportEntry,
  rejectImportEntry,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ApprovalConflict, EntryDraft, ImportEntry, Twin } from '#contracts/import/import-entry.ts'
import { ApiFailure } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { recipeCardsQuery, recipeQuery } from '#web/api/recipe-queries.ts'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { useFormSubmit } from '#web/ui/use-form-submit.ts'
import { type FormTexts, valuesOf } from '../admin/form/form-fields.ts'
import { useRefreshAdmin } from '../admin/use-admin-query.ts'
import { pizzeriasQuery } from '../pizzerias/pizzerias.loader.ts'
import { DRAFT_FIELDS } from './draft-fields.ts'

type Decision = 'save' | 'approve' | 'reject'

const DONE: Readonly<Record<Decision, string>> = {
  save: 'Bozza salvata',
  approve: 'Pubblicata sul sito',
  reject: 'Voce scartata',
}

const toastFailed = toastFailure('Errore')

interface Told {
  decision: Decision
  differsFrom?: number[]
}

interface EntryDecisionOptions {
  entry: ImportEntry
  texts: FormTexts
  onTwin: (twin: Twin) => void
  onDone: (decision: Decision) => void
}

export function useEntryDecision(options: EntryDecisionOptions) {
  const { entry, texts, onTwin, onDone } = options
  const [others, setOthers] = useState<number[]>([])
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const forget = useForgetLists(entry)
  const { element, errors, isPending, submit, clear } = useFormSubmit({
    // The browser does not validate: an incomplete draft may be saved, and the server validates before
    // publication.
    check: (told: Told) => ({ draft: told }),
    send: async ({ decision, differsFrom = others }: Told) => {
      const { id, kind, version } = entry
      const draft: EntryDraft = valuesOf(DRAFT_FIELDS[kind], texts)
      if (decision === 'save') return api(changeImportEntry, { params: { id }, body: { version, draft } })
      if (decision === 'reject') return api(rejectImportEntry, { params: { id }, body: { version } })
      return api(approveImportEntry, { params: { id }, body: { version, draft, differsFrom } })
    },
    onSuccess: async (_, { decision }) => {
      if (decision === 'save') await refresh()
      toast({ title: DONE[decision], description: String(texts.name ?? '') })
      if (decision === 'approve') forget()
      onDone(decision)
      if (decision !== 'save') await refresh()
    },
    onError: (failure) => {
      const twin = twinIn(failure)
      if (twin) return onTwin(twin)
      toastFailed(failure)
      // 409: another editor has changed the entry. The entry is fetched again, and the typed text stays.
      if (failure instanceof ApiFailure && failure.status === 409) void refresh()
    },
  })
  return {
    element,
    errors,
    isPending,
    clear,
    decide: (decision: Decision) => submit({ decision }),
    approveBeside: (id: number) => {
      const differsFrom = [...others, id]
      setOthers(differsFrom)
      submit({ decision: 'approve', differsFrom })
    },
  }
}

function twinIn(failure: unknown): Twin | undefined {
  if (!(failure instanceof ApiFailure) || failure.status !== 409) return undefined
  const { duplicate, comparison }: Partial<ApprovalConflict> = failure.error ?? {}
  return duplicate && comparison ? { duplicate, comparison } : undefined
}

function useForgetLists({ kind, targetId }: ImportEntry) {
  const { api, client } = useQueries()
  return () => {
    if (targetId !== null) client.removeQueries({ queryKey: recipeQuery(api, targetId).queryKey })
    const { queryKey } = kind === 'recipe' ? recipeCardsQuery(api) : pizzeriasQuery(api)
    client.removeQueries({ queryKey, exact: true })
  }
}
