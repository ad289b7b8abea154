import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNotes, notesOf } from './field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function TextArea({ label, hint, error, className, ...input }: TextAreaProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesOf({ id, hint, error })}
        className={clsx(
          'w-full rounded-md border bg-paper px-4 py-3 text-ink placeholder:text-ink-soft',
          error ? 'border-tomato' : 'border-line',
        )}
        {...input}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
