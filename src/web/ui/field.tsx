import { clsx } from 'clsx'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: ReactNode
  /** If true, only screen readers read the label, so the placeholder must say the same. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  icon?: ReactNode
  trailing?: ReactNode
}

export function Field({ label, labelHidden, hint, error, icon, trailing, className, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
      </label>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-ink-soft">
            {icon}
          </span>
        )}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf({ id, hint, error })}
          className={clsx(
            'min-h-12 w-full rounded-md border bg-paper px-4 text-ellipsis text-ink placeholder:text-ink-soft',
            icon && 'pl-11',
            trailing && 'pr-13',
            error ? 'border-tomato' : 'border-line',
          )}
          {...input}
        />
        {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface Notes {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

export const notesOf = ({ id, hint, error }: Notes): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export const FieldNotes = ({ id, hint, error }: Notes) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-tomato">
        {error}
      </p>
    )}
  </>
)
