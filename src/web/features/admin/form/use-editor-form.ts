import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Endpoint } from '#contracts/endpoint.ts'
import { isMissing, keptInstead, messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import type { Checked } from '../../../ui/form-errors.ts'
import { toast, toastFailure } from '../../../ui/toast-store.ts'
import { useFormSubmit } from '../../../ui/use-form-submit.ts'

export interface Edited<Form, Saved> {
  emptyForm: Form
  formOf: (saved: Saved) => Form
  check: (form: Form) => Checked<object>
  nameOf: (saved: Saved) => string
  endpoints: {
    create: Endpoint<{ body: object; response: Saved }>
    change: Endpoint<{ params: { id: number }; body: object; response: Saved }>
  }
  address: (id: number) => string
  texts: { saved: string; notSaved: string }
}

const NOT_SENT = 'Controlla la connessione e riprova: ciò che hai scritto è ancora qui.'
const IN_BIN =
  "Nel frattempo è finita nel cestino: ripristinala in un'altra scheda, poi salva di nuovo. Ciò che hai scritto è ancora qui."
const wordsOf = (failure: unknown) => (isMissing(failure) ? IN_BIN : messageOf(failure, NOT_SENT))

export function useEditorForm<Form extends object, Saved extends { id: number; updatedAt: string }>(
  { emptyForm, formOf, check, nameOf, endpoints, address, texts }: Edited<Form, Saved>,
  opened: Saved | undefined,
  refresh: () => Promise<void>,
) {
  const { api } = useQueries()
  const navigate = useNavigate()
  const [saved, setSaved] = useState(opened)
  const [form, setForm] = useState<Form>(() => (opened ? formOf(opened) : emptyForm))
  const [kept, setKept] = useState(form)
  const [theirs, setTheirs] = useState<Saved>()

  const { element, errors, isPending, submit } = useFormSubmit({
    check: (basedOn: string | undefined) => {
      const result = check(form)
      return 'errors' in result ? result : { draft: { form, draft: result.draft, basedOn } }
    },
    send: ({ draft, basedOn }) =>
      saved
        ? api(endpoints.change, { params: { id: saved.id }, body: { ...draft, basedOn } })
        : api(endpoints.create, { body: draft }),
    onSuccess: (now, sent) => {
      toast({ title: texts.saved, description: nameOf(now) })
      void refresh()
      setTheirs(undefined)
      setSaved(now)
      setKept(sent.form)
      if (!saved) void navigate(address(now.id), { replace: true, state: { isSaved: true } })
    },
    onError: (failure) => {
      toastFailure(texts.notSaved, wordsOf)(failure)
      // A response 409 has a `kept` version after another save, but not for a name that is already in use.
      setTheirs((before) => keptInstead<Saved>(failure) ?? before)
    },
  })

  return {
    element,
    saved,
    form,
    errors,
    isPending,
    theirs,
    isDirty: form !== kept,
    set: (change: Partial<Form>) => setForm((current) => ({ ...current, ...change })),
    send: (basedOn = saved?.updatedAt) => {
      const wrong = submit(basedOn)
      if (Object.keys(wrong).length > 0)
        toast({ title: texts.notSaved, description: 'Controlla i campi segnati.', tone: 'destructive' })
    },
  }
}
