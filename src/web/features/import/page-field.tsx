import { type ClipboardEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldNotes, notesOf } from '#web/ui/field.tsx'
import { isLongPage, pastedText } from './pasted-page.ts'

interface PageFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function PageField({ value, error, onChange }: PageFieldProps) {
  const id = useId()
  const isLong = isLongPage(value)
  const typed = isLong ? '' : value
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const clip = event.clipboardData.getData('text/plain')
    if (!isLongPage(clip)) return
    event.preventDefault()
    onChange(typed.slice(0, selectionStart) + clip + typed.slice(selectionEnd))
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Indirizzo o codice HTML della pagina
      </label>
      <textarea
        id={id}
        rows={5}
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint: true, error })}
        onPaste={onPaste}
        onChange={({ target }) => onChange(target.value)}
        placeholder="https://"
        className="w-full rounded-md border border-line bg-paper px-4 py-3 font-mono text-sm placeholder:text-ink-soft"
      />
      <FieldNotes
        id={id}
        hint="Con il codice HTML non apriamo la pagina: leggiamo quello che incolli."
        error={error}
      />
      <div role="status">
        {isLong && (
          <p className="mt-2 flex flex-wrap items-center gap-3 text-sm font-semibold">
            {pastedText(value)}
            <Button look="secondary" size="small" onClick={() => onChange('')}>
              Togli la pagina
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
