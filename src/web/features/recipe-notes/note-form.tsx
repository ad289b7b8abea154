import { type SubmitEvent, useState } from 'react'
import type { WrittenNote } from '#contracts/recipe-notes/recipe-note.ts'
import { DAY_AHEAD, RECIPE_NOTE_LIMITS } from '#domain/recipe-notes/note-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface NoteFormProps {
  note?: WrittenNote
  isPending: boolean
  onSave: (note: WrittenNote, done: () => void) => void
  onCancel?: () => void
}

const today = () => new Date().toLocaleDateString('sv-SE')

/** Render it only in the browser, because the server does not know the reader's date. */
export function NoteForm({ note, isPending, onSave, onCancel }: NoteFormProps) {
  const [errors, setErrors] = useState<Partial<Record<keyof WrittenNote, string>>>({})
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const written = (name: keyof WrittenNote) => (fields.get(name) as string).trim()
    const text = written('text')
    const cookedOn = written('cookedOn') || today()
    const wrong = {
      ...(text === '' && { text: "Scrivi com'è andata" }),
      ...(cookedOn > today() && { cookedOn: DAY_AHEAD }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0 && !isPending) onSave({ text, cookedOn }, () => form.reset())
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      <TextArea
        label="La tua nota"
        name="text"
        rows={3}
        maxLength={RECIPE_NOTE_LIMITS.textChars}
        defaultValue={note?.text}
        placeholder="Cotta 6 minuti, bordo ancora chiaro: la prossima volta pietra più calda."
        error={errors.text}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Quando l'hai cucinata"
          type="date"
          name="cookedOn"
          min="2000-01-01"
          max={today()}
          defaultValue={note?.cookedOn ?? today()}
          error={errors.cookedOn}
        />
        <Button type="submit" aria-disabled={isPending}>
          {note ? 'Salva le modifiche' : 'Salva la nota'}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Lascia com'era
          </Button>
        )}
      </div>
    </form>
  )
}
