import { type SubmitEvent, useState } from 'react'
import type { ImportEntry, Twin } from '#contracts/import/import-entry.ts'
import { Button, SubmitButton } from '#web/ui/button.tsx'
import type { FormField, FormTexts } from '../admin/form/form-fields.ts'
import { FORM_GRID } from '../admin/form/form-input.tsx'
import { DraftField } from './draft-field.tsx'
import { DRAFT_FIELDS } from './draft-fields.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { useEntryDecision } from './use-entry-decision.ts'

interface EntryFormProps {
  entry: ImportEntry
  texts: FormTexts
  onTexts: (change: (texts: FormTexts) => FormTexts) => void
  onChange: (hasChanges: boolean) => void
  onDone: () => void
}

export function EntryForm({ entry, texts, onTexts, onChange, onDone }: EntryFormProps) {
  const { kind } = entry
  const [twin, setTwin] = useState<Twin>()
  const { element, errors, isPending, clear, decide, approveBeside } = useEntryDecision({
    entry,
    texts,
    onTwin: setTwin,
    onDone: (decision) => {
      onChange(false)
      if (decision !== 'save') onDone()
    },
  })

  const set = (name: string, value: string | boolean) => {
    onTexts((all) => ({ ...all, [name]: value }))
    clear(name)
    setTwin(undefined)
    onChange(true)
  }
  const first = useState(texts)[0]
  const withGuess = (field: FormField): FormField => {
    const guess = texts[field.name] === first[field.name] ? entry.guesses[field.name] : undefined
    return guess ? { ...field, hint: guess } : field
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setTwin(undefined)
    decide('approve')
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={onSubmit}
      aria-label="Come andrà sul sito"
      className="grid content-start gap-4"
    >
      <h3 className="text-xl">Come andrà sul sito</h3>
      <div className={FORM_GRID}>
        {DRAFT_FIELDS[kind].map((field) => (
          <DraftField
            key={field.name}
            field={withGuess(field)}
            texts={texts}
            error={errors[field.name]}
            onSet={set}
          />
        ))}
      </div>
      {twin && (
        <DuplicateNotice
          {...twin}
          kind={kind}
          isPending={isPending}
          onAnother={() => approveBeside(twin.duplicate.id)}
        />
      )}
      <div className="sticky -bottom-5 z-10 flex flex-wrap gap-2 sm:gap-3 max-sm:[&_button]:px-3 max-sm:[&_button]:text-sm border-t border-line bg-flour py-4">
        <SubmitButton isPending={isPending}>Approva e pubblica</SubmitButton>
        <Button look="secondary" disabled={isPending} onClick={() => decide('save')}>
          Salva bozza
        </Button>
        <Button look="quiet" disabled={isPending} onClick={() => decide('reject')}>
          Scarta
        </Button>
      </div>
    </form>
  )
}
