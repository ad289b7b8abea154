import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Endpoint } from '#contracts/endpoint.ts'
import { ApiFailure, messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { CheckedDraft, FormErrors } from './form-errors.ts'

/** What a form edits, and how it is read, checked and sent. */
export interface Edited<Form, Saved> {
  emptyForm: Form
  formOf: (saved: Saved) => Form
  check: (form: Form) => CheckedDraft<object>
  nameOf: (saved: Saved) => string
  endpoints: {
    create: Endpoint<{ body: object; response: Saved }>
    change: Endpoint<{ params: { id: number }; body: object; response: Saved }>
  }
  /** Of the page that edits it. */
  address: (id: number) => string
  /** 'Ricetta salvata', 'Ricetta non salvata'. */
  texts: { saved: string; notSaved: string }
}

const noErrors: FormErrors = {}

/**
 * A form: what is typed, what is wrong with it, whether it is saved. Nothing that fails takes anything away: what was
 * refused stays in the form, and what somebody else has changed can be compared before it is saved. `refresh` asks again
 * for what the change shows in.
 */
export function useEditorForm<Form extends object, Saved extends { id: number; updatedAt: string }>(
  edited: Edited<Form, Saved>,
  opened: Saved | undefined,
  refresh: () => Promise<void>,
) {
  const [saved, setSaved] = useState(opened)
  const [form, setForm] = useState<Form>(() => (opened ? edited.formOf(opened) : edited.emptyForm))
  const [kept, setKept] = useState(form)
  const [errors, setErrors] = useState(noErrors)
  const [isOutdated, setOutdated] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { save, isPending } = useSave(edited, refresh)

  // After the messages are on the screen, the first wrong field has the focus.
  useEffect(() => {
    if (errors !== noErrors) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  async function send(basedOn = saved?.updatedAt) {
    const checked = edited.check(form)
    if ('errors' in checked) {
      setErrors(checked.errors)
      const description = 'Controlla i campi segnati.'
      toast({ title: edited.texts.notSaved, description, tone: 'destructive' })
      return
    }
    setErrors(noErrors)
    const outcome = await save({ id: saved?.id, basedOn, draft: checked.draft })
    if ('errors' in outcome) return setErrors(outcome.errors)
    if ('isOutdated' in outcome) return setOutdated(outcome.isOutdated)
    const isNew = saved === undefined
    setOutdated(false)
    setSaved(outcome.saved)
    setKept(form)
    const address = edited.address(outcome.saved.id)
    if (isNew) await navigate(address, { replace: true, state: { isSaved: true } })
  }

  return {
    element,
    saved,
    form,
    errors,
    isPending,
    isOutdated,
    isDirty: form !== kept,
    set: (change: Partial<Form>) => setForm((current) => ({ ...current, ...change })),
    send,
  }
}

interface Save {
  id: number | undefined
  basedOn: string | undefined
  draft: object
}
type Outcome<Saved> = { saved: Saved } | { errors: FormErrors } | { isOutdated: boolean }

function useSave<Form, Saved>(
  { endpoints, texts, nameOf }: Edited<Form, Saved>,
  refresh: () => Promise<void>,
) {
  const { api } = useQueries()
  const saving = useMutation({
    mutationFn: ({ id, basedOn, draft }: Save) =>
      id === undefined
        ? api(endpoints.create, { body: draft })
        : api(endpoints.change, { params: { id }, body: { ...draft, basedOn } }),
  })
  const save = async (what: Save): Promise<Outcome<Saved>> => {
    try {
      const saved = await saving.mutateAsync(what)
      toast({ title: texts.saved, description: nameOf(saved) })
      void refresh()
      return { saved }
    } catch (failure) {
      const description = messageOf(
        failure,
        'Controlla la connessione e riprova: ciò che hai scritto è ancora qui.',
      )
      toast({ title: texts.notSaved, description, tone: 'destructive' })
      const errors = refusedFields(failure)
      const isConflict = failure instanceof ApiFailure && failure.status === 409
      return isConflict && Object.keys(errors).length === 0 ? { isOutdated: true } : { errors }
    }
  }
  return { save, isPending: saving.isPending }
}
