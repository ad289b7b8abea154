import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { adminPaths } from '#contracts/admin-paths.ts'
import type { EntryDraft, ImportEntry } from '#contracts/import-entry.ts'
import { ApiFailure, messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type FormTexts, textsOf, valuesOf } from '../form/form-fields.ts'
import { FORM_GRID, FormInput } from '../form/form-input.tsx'
import { useRefreshAdmin } from '../use-admin-query.ts'
import { DRAFT_FIELDS } from './draft-fields.ts'

interface EntryFormProps {
  entry: ImportEntry
  /** Whether there is something that closing would lose. */
  onChange: (hasChanges: boolean) => void
  onDone: () => void
}

type Decision = 'save' | 'approve' | 'reject'

const DONE: Readonly<Record<Decision, string>> = {
  save: 'Bozza salvata',
  approve: 'Pubblicata sul sito',
  reject: 'Voce scartata',
}

/** The entry as it would be on the site. Refused fields keep what was typed, with what is wrong beside them. */
export function EntryForm({ entry, onChange, onDone }: EntryFormProps) {
  const { kind } = entry
  const [texts, setTexts] = useState<FormTexts>(() => textsOf(DRAFT_FIELDS[kind], entry.draft))
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const decide = useDecision({ entry, texts, setRefused, onChange, onDone })

  useEffect(() => {
    const [first] = Object.keys(refused)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [refused])

  const set = (name: string, value: string | boolean) => {
    setTexts((all) => ({ ...all, [name]: value }))
    setRefused((all) => Object.fromEntries(Object.entries(all).filter(([field]) => field !== name)))
    onChange(true)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    decide.mutate('approve')
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-label="Come andrà sul sito"
      className="grid content-start gap-4"
    >
      <h3 className="text-xl">Come andrà sul sito</h3>
      <div className={FORM_GRID}>
        {DRAFT_FIELDS[kind].map((field) => (
          <FormInput
            key={field.name}
            field={field}
            value={texts[field.name] ?? ''}
            error={refused[field.name]}
            onChange={(value) => set(field.name, value)}
          />
        ))}
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-flour py-4">
        <Button type="submit" disabled={decide.isPending}>
          {decide.isPending ? 'Un momento...' : 'Approva e pubblica'}
        </Button>
        <Button look="secondary" disabled={decide.isPending} onClick={() => decide.mutate('save')}>
          Salva bozza
        </Button>
        <Button look="quiet" disabled={decide.isPending} onClick={() => decide.mutate('reject')}>
          Scarta
        </Button>
      </div>
    </form>
  )
}

interface DecisionOptions extends EntryFormProps {
  texts: FormTexts
  setRefused: (fields: Readonly<Record<string, string>>) => void
}

function useDecision({ entry, texts, setRefused, onChange, onDone }: DecisionOptions) {
  const { id, kind } = entry
  const { api, client, recipeCards, recipe, pizzerias } = useQueries()
  const refresh = useRefreshAdmin()
  return useMutation({
    mutationFn: (decision: Decision) => {
      const { version } = entry
      const draft: EntryDraft = valuesOf(DRAFT_FIELDS[kind], texts)
      if (decision === 'save')
        return api(adminPaths.importEntry(id), { method: 'PUT', json: { version, draft } })
      if (decision === 'reject')
        return api(adminPaths.rejectImportEntry(id), { method: 'POST', json: { version } })
      return api(adminPaths.approveImportEntry(id), { method: 'POST', json: { version, draft } })
    },
    onSuccess: async (_, decision) => {
      onChange(false)
      // Who closes the dialog and opens it again finds what was saved, not what was read before.
      if (decision === 'save') await refresh()
      toast({ title: DONE[decision], description: String(texts.name ?? '') })
      if (decision === 'approve') {
        // This browser may have read the site's lists before: what is new shows at once.
        if (entry.targetId !== null) client.removeQueries({ queryKey: recipe(entry.targetId).queryKey })
        client.removeQueries({
          queryKey: (kind === 'recipe' ? recipeCards() : pizzerias()).queryKey,
          exact: true,
        })
      }
      if (decision === 'save') return
      onDone()
      await refresh()
    },
    onError: (failure) => {
      setRefused(refusedFields(failure))
      toast({
        title: 'Errore',
        description: messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
        tone: 'destructive',
      })
      // Somebody else was here: the version and the differences are read again, what was typed stays.
      if (failure instanceof ApiFailure && failure.status === 409) void refresh()
    },
  })
}
