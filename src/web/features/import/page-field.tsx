import { type ClipboardEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FieldNotes, notesOf } from '#web/ui/field.tsx'

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

const LONG_FROM = 20_000

export const isLongPage = (text: string): boolean => text.length >= LONG_FROM

export function pastedText(html: string): string {
  const kilobytes = Math.round(new TextEncoder().encode(html).length / 1000)
  return `${hostOfPage(html) ?? 'Pagina senza indirizzo'}, ${kilobytes} kB incollati`
}

function hostOfPage(html: string): string | undefined {
  const tag =
    /<link\s[^<>]{0,1000}\bcanonical\b[^<>]{0,1000}>/i.exec(html) ??
    /<meta\s[^<>]{0,1000}\bog:url\b[^<>]{0,1000}>/i.exec(html)
  const address = /(?:href|content)\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(tag?.[0] ?? '')?.[1] ?? ''
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined
}
